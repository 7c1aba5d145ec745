import { useCallback, useEffect, useState } from 'react';
import type { Device, Invitation } from '../../shared/api.ts';
import { age } from '../messages/age.ts';
import { request, send, wordsOf } from '../server-api.ts';

/** The devices that may sign in. */
export function DevicesScreen() {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [invitation, setInvitation] = useState<Invitation>();
  const [now] = useState(() => Date.now());
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const attempt = useCallback((answer: Promise<void>) => {
    answer.catch((error: unknown) => {
      setFailure(wordsOf(error));
    });
  }, []);
  const load = useCallback(() => request<readonly Device[]>('devices').then(setDevices), []);
  useEffect(() => {
    attempt(load());
  }, [attempt, load]);
  const end = async (id: string) => {
    await request(`devices?id=${encodeURIComponent(id)}`, { method: 'DELETE' });
    await load();
  };
  const invite = async () => {
    setInvitation(await send<Invitation>('POST', 'invitations', { name }));
  };
  const signOut = async () => {
    await send('POST', '/auth/sign-out');
    location.replace('/');
  };
  return (
    <main className="screen">
      <h1 className="d3">Devices</h1>
      {failure && (
        <p className="field__error" role="alert">
          {failure}
        </p>
      )}
      <ul className="rows">
        {devices.map(({ id, name: device, seenAt, isThis }) => (
          <li key={id} className="rows__split">
            <span>
              <strong>{device}</strong>
              <span>{isThis ? 'This device' : `Last here ${age(seenAt, now)}`}</span>
            </span>
            {!isThis && (
              <button
                type="button"
                className="plain"
                aria-label={`End: ${device}`}
                onClick={() => {
                  attempt(end(id));
                }}
              >
                End
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button--outline"
        onClick={() => {
          attempt(signOut());
        }}
      >
        Sign out here
      </button>
      <form
        className="invite"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(invite());
        }}
      >
        <label className="field__label" htmlFor="device-name">
          Add another device
        </label>
        <input
          id="device-name"
          className="field__input"
          placeholder="Tablet at the desk"
          required
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
        <button type="submit" className="button">
          Make an invitation
        </button>
      </form>
      {invitation && (
        <section className="outcome" aria-label="Invitation">
          <p>
            Open the camera of the other device and point it here, or send it this link. It works once, until
            tomorrow.
          </p>
          <img
            className="qr"
            src={`data:image/svg+xml,${encodeURIComponent(invitation.qr)}`}
            alt="The link as a QR code"
          />
          <p className="link">{invitation.url}</p>
        </section>
      )}
    </main>
  );
}
