import type { Message, MessageList } from '../../shared/api.ts';
import { send } from '../server-api.ts';
import { age } from './age.ts';

interface Props {
  list: MessageList;
  onChanged: (list: MessageList) => void;
}

/** The messages of the contact form, newest first, the answered ones folded. */
export function MessagesScreen({ list, onChanged }: Props) {
  const { now, messages } = list.status === 'found' ? list : { now: 0, messages: [] };
  const answered = messages.filter(({ answeredAt }) => answeredAt !== undefined);
  const open = messages.filter(({ answeredAt }) => answeredAt === undefined);
  const mark = (id: string, isAnswered: boolean) => {
    send('POST', 'messages', { id, isAnswered }).then(
      () => {
        const marked = messages.map((message) =>
          message.id === id ? { ...message, answeredAt: isAnswered ? now : undefined } : message,
        );
        onChanged({ status: 'found', now, messages: marked });
      },
      (error: unknown) => {
        onChanged({ status: 'failed', message: (error as Error).message });
      },
    );
  };
  const shown = (some: readonly Message[]) => (
    <ul>
      {some.map((message) => (
        <li key={message.id}>
          <MessageItem message={message} now={now} onMark={mark} />
        </li>
      ))}
    </ul>
  );
  return (
    <main className="screen messages">
      <h1 className="d3">Messages</h1>
      <p className="status" role="status">
        {statusText(list, messages.length, open.length)}
      </p>
      {shown(open)}
      {answered.length > 0 && (
        <details className="messages__answered">
          <summary>{`Answered (${String(answered.length)})`}</summary>
          {shown(answered)}
        </details>
      )}
    </main>
  );
}

function statusText(list: MessageList, all: number, open: number): string {
  if (list.status === 'failed') return `The messages cannot be read: ${list.message}`;
  if (all === 0) return 'There are no messages yet.';
  if (open === 0) return 'Every message is answered.';
  return open === 1 ? '1 message to answer' : `${String(open)} messages to answer`;
}

interface ItemProps {
  message: Message;
  now: number;
  onMark: (id: string, isAnswered: boolean) => void;
}

function MessageItem({
  message: { id, name, email, phone, message, receivedAt, answeredAt, suspicion },
  now,
  onMark,
}: ItemProps) {
  const isAnswered = answeredAt !== undefined;
  const start = firstWords(message);
  return (
    <article className="message">
      <h2 className="changes__file">{name}</h2>
      <p className="hint">
        <time
          dateTime={new Date(receivedAt).toISOString()}
          title={new Date(receivedAt).toLocaleString('en-US')}
        >
          {age(receivedAt, now)}
        </time>
        {suspicion !== undefined && ` · Suspected spam: ${suspicion}`}
      </p>
      {start === message ? (
        <p className="message__text">{message || 'No words: this visitor asks for a call.'}</p>
      ) : (
        <details>
          <summary>{start}</summary>
          <p className="message__text">{message.slice(start.length).trimStart()}</p>
        </details>
      )}
      <p className="message__actions">
        <a href={`tel:${phone}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <button
          type="button"
          className={isAnswered ? 'plain' : 'button button--outline'}
          aria-label={`${isAnswered ? 'Not answered' : 'Answered'}: ${name}`}
          onClick={() => {
            onMark(id, !isAnswered);
          }}
        >
          {isAnswered ? 'Not answered' : 'Answered'}
        </button>
      </p>
    </article>
  );
}

/** The first line up to a length, cut between words. */
function firstWords(message: string): string {
  return /^(?:.{0,80}(?!\S)|\S{0,80})/u.exec(message)?.[0] ?? '';
}
