import { useState } from 'react';
import { displayPhone } from '../../../site/content/salon/phone.ts';
import type { Message } from '../../shared/api.ts';
import { Confirmation } from '../Confirmation.tsx';
import { request, send, wordsOf } from '../server-api.ts';
import { age } from './age.ts';
import type { Messages } from './use-messages.ts';

/** The messages of the contact form, those to answer first. */
export function MessagesScreen({
  messages: { list, failure, load },
  salon,
}: {
  messages: Messages;
  salon: string;
}) {
  const [mistake, setMistake] = useState<string>();
  const { now, messages } = list?.status === 'found' ? list : { now: 0, messages: [] };
  const answered = messages.filter(({ answeredAt }) => answeredAt !== undefined);
  const open = messages.filter(({ answeredAt }) => answeredAt === undefined);
  const act = (answer: Promise<unknown>) => {
    answer.then(
      () => {
        setMistake(undefined);
        load();
      },
      (error: unknown) => {
        setMistake(wordsOf(error));
      },
    );
  };
  const shown = (some: readonly Message[]) => (
    <ul>
      {some.map((message) => (
        <li key={message.id}>
          <MessageItem message={message} now={now} salon={salon} onAct={act} />
        </li>
      ))}
    </ul>
  );
  return (
    <main className="screen messages">
      <h1 className="d3">Messages</h1>
      <p className="status" role="status">
        {mistake ?? failure ?? statusText(list?.status, messages.length, open.length)}
      </p>
      {shown(open)}
      {answered.length > 0 && (
        <details className="section">
          <summary>
            <strong>{`Answered (${String(answered.length)})`}</strong>
          </summary>
          {shown(answered)}
        </details>
      )}
    </main>
  );
}

function statusText(status: string | undefined, all: number, open: number): string {
  if (status === undefined) return 'Reading the messages…';
  if (status === 'none') return 'Messages are where the website runs, and not on this computer.';
  if (all === 0) return 'There are no messages yet.';
  if (open === 0) return 'Every message is answered.';
  return open === 1 ? '1 message to answer' : `${String(open)} messages to answer`;
}

interface ItemProps {
  message: Message;
  now: number;
  salon: string;
  onAct: (answer: Promise<unknown>) => void;
}

function MessageItem({ message: sent, now, salon, onAct }: ItemProps) {
  const { id, name, email, phone, message, receivedAt, answeredAt, suspicion } = sent;
  const [isAsked, setIsAsked] = useState(false);
  const isAnswered = answeredAt !== undefined;
  const digits = phone.replaceAll(/[^\d+]/gu, '');
  return (
    <article className="message" data-suspected={suspicion !== undefined || undefined}>
      <h2 className="changes__file">{name}</h2>
      <p className="hint">
        <time
          dateTime={new Date(receivedAt).toISOString()}
          title={new Date(receivedAt).toLocaleString('en-US')}
        >
          {age(receivedAt, now)}
        </time>
        {` · ${displayPhone(phone)} · ${email}`}
      </p>
      {suspicion !== undefined && <p className="message__mark">This may be spam.</p>}
      <p className="message__text">{message || 'No words: this visitor asks for a call.'}</p>
      <div className="actions">
        <a className="button button--outline" href={`tel:${digits}`} aria-label={`Call ${name}`}>
          Call
        </a>
        <a className="button button--outline" href={`sms:${digits}`} aria-label={`Text ${name}`}>
          Text
        </a>
        <a
          className="button button--outline"
          href={replyAddress(sent, salon)}
          aria-label={`Reply to ${name}`}
        >
          Reply
        </a>
        <button
          type="button"
          className={isAnswered ? 'plain' : 'button'}
          aria-label={`${isAnswered ? 'Not answered' : 'Answered'}: ${name}`}
          onClick={() => {
            onAct(send('PUT', 'messages/answered', { id, answered: !isAnswered }));
          }}
        >
          {isAnswered ? 'Not answered' : 'Answered'}
        </button>
      </div>
      {isAsked ? (
        <Confirmation
          question={`Delete every message from ${email} or ${displayPhone(phone)}? They cannot be brought back. The record of their agreement to texts stays.`}
          confirm="Delete it"
          cancel="Keep it"
          onConfirm={() => {
            setIsAsked(false);
            onAct(request(`messages?id=${encodeURIComponent(id)}`, { method: 'DELETE' }));
          }}
          onCancel={() => {
            setIsAsked(false);
          }}
        />
      ) : (
        <button
          type="button"
          className="plain message__delete"
          aria-label={`Delete this person’s data: ${name}`}
          onClick={() => {
            setIsAsked(true);
          }}
        >
          Delete this person’s data
        </button>
      )}
    </article>
  );
}

/** An email to the client that quotes what they wrote. */
function replyAddress({ email, name, message }: Message, salon: string): string {
  const quoted = message.replaceAll(/^/gmu, '> ');
  const body = `Hi ${name.split(' ')[0] ?? name},\n\n\n\nYou wrote:\n${quoted}\n`;
  return `mailto:${email}?subject=${encodeURIComponent(`Your message to ${salon}`)}&body=${encodeURIComponent(body)}`;
}
