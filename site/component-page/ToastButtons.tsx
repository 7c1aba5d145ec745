import { useState } from 'react';

import { AGREEMENT_REQUIRED, FAILED, SENT, type Toast as Message } from '../../contact/messages.ts';
import Toast from '../features/contact-form/Toast.tsx';
import { LONG_TEXT } from './long-texts.ts';

const MESSAGES: readonly Message[] = [
  SENT,
  FAILED,
  AGREEMENT_REQUIRED,
  { ...SENT, title: LONG_TEXT, text: LONG_TEXT },
];

/** Shows a toast, because one of them at a time can be open. */
export default function ToastButtons() {
  const [message, setMessage] = useState<Message>();
  return (
    <div>
      {MESSAGES.map((one) => (
        <button
          key={one.title}
          type="button"
          className="button button--outline"
          onClick={() => {
            setMessage(one);
          }}
        >
          {one === MESSAGES.at(-1) ? 'Long text' : one.title}
        </button>
      ))}
      {message && (
        <Toast
          key={message.title}
          message={message}
          onClose={() => {
            setMessage(undefined);
          }}
        />
      )}
    </div>
  );
}
