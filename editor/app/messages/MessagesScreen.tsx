import { displayPhone, phoneHref, smsHref } from '../../../contact/phone.ts';
import { mailHref } from '../../../site/content/salon/links.ts';
import type { LeadSummary } from '../../../contact/admin-api.ts';
import type { Messages } from '../../shared/api.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { withQuery, runAction, send, useContent, useData } from '../server-api.ts';
import { ItemButton, Screen } from '../ui.tsx';
import { MESSAGES_REFRESH_MS } from '../use-counts.ts';

/** The messages of the contact form, those to answer first. */
export function MessagesScreen() {
  const { data: messages, error } = useData<Messages>('messages', { refreshInterval: MESSAGES_REFRESH_MS });
  const list = messages?.list ?? [];
  const answered = list.filter(({ answeredAt }) => answeredAt !== null);
  const open = list.filter(({ answeredAt }) => answeredAt === null);
  const renderMessages = (messages: readonly LeadSummary[]) => (
    <ul>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageItem message={message} />
        </li>
      ))}
    </ul>
  );
  const status = error?.message ?? statusText(messages, open.length);
  return (
    <Screen title="Messages" status={status}>
      {renderMessages(open)}
      {answered.length > 0 && (
        <details className="section">
          <summary>
            <strong>{`Answered (${answered.length})`}</strong>
          </summary>
          {renderMessages(answered)}
        </details>
      )}
    </Screen>
  );
}

function statusText(messages: Messages | undefined, open: number): string {
  if (!messages) return 'Reading the messages…';
  if (!messages.list) return 'Messages are where the website runs, and not on this computer.';
  if (messages.list.length === 0) return 'There are no messages yet.';
  if (open === 0) return 'Every message is answered.';
  return open === 1 ? '1 message to answer' : `${open} messages to answer`;
}

function MessageItem({ message: sent }: { message: LeadSummary }) {
  const { id, name, email, phone, message, receivedAt, answeredAt, suspicion } = sent;
  const isAnswered = answeredAt !== null;
  const question = `Delete every message from ${email} or ${displayPhone(phone)}? They cannot be brought back. The record of their agreement to texts stays.`;
  const ways = [
    ['Call', `Call ${name}`, phoneHref(phone)],
    ['Text', `Text ${name}`, smsHref(phone)],
    ['Reply', `Reply to ${name}`, replyAddress(sent, useContent().salon)],
  ] as const;
  return (
    <article className="message" data-suspected={suspicion !== null || undefined}>
      <h2 className="screen__heading">{name}</h2>
      <p className="hint">{`${formatDateTime(receivedAt)} · ${displayPhone(phone)} · ${email}`}</p>
      {suspicion !== null && <p className="message__mark">This may be spam.</p>}
      <p className="message__text">{message || 'No words: this visitor asks for a call.'}</p>
      <div className="actions">
        {ways.map(([way, label, address]) => (
          <a key={way} className="button button--outline" href={address} aria-label={label}>
            {way}
          </a>
        ))}
        <ItemButton
          action={isAnswered ? 'Not answered' : 'Mark as answered'}
          item={name}
          variant={isAnswered ? 'plain' : 'solid'}
          onClick={() =>
            void runAction(() => send('PUT', 'messages/answered', { id, answered: !isAnswered }))
          }
        />
      </div>
      <ItemButton
        action="Delete this person’s data"
        item={name}
        className="text-button message__delete"
        onClick={() => {
          if (confirm(question)) void runAction(() => send('DELETE', withQuery('messages', { id })));
        }}
      />
    </article>
  );
}

/** An email to the client that quotes what they wrote. */
function replyAddress({ email, name, message }: LeadSummary, salon: string): string {
  const greeting = `Hi ${name.split(' ')[0] ?? name},`;
  const quoted = `You wrote:\n${message.replaceAll(/^/gmu, '> ')}`;
  return mailHref(email, { subject: `Your message to ${salon}`, lines: [greeting, '', quoted] });
}
