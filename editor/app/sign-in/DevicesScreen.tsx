import { useState } from 'react';
import type { Device, Invitation } from '../../shared/api.ts';
import { age } from '../../shared/words.ts';
import { query, request, send, useAction, useData } from '../server-api.ts';
import { Button, Failure, Row, Screen, TextBox } from '../ui.tsx';

/** The devices that may sign in. */
export function DevicesScreen() {
  const { data: devices, failure: unread } = useData<readonly Device[]>('devices');
  const { failure, act } = useAction();
  const [invitation, setInvitation] = useState<Invitation>();
  const [name, setName] = useState('');
  const signOut = async () => {
    await send('POST', '/auth/sign-out');
    location.replace('/');
  };
  return (
    <Screen title="Devices">
      <Failure text={failure ?? unread} />
      <ul className="rows">
        {devices?.map(({ id, name: device, seenAt, isThis }) => (
          <Row key={id} title={device} text={isThis ? 'This device' : `Last here ${age(seenAt)}`}>
            {!isThis && (
              <Button
                look="plain"
                aria-label={`End: ${device}`}
                onClick={() => void act(() => request(query('devices', { id }), { method: 'DELETE' }))}
              >
                End
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <Button look="outline" onClick={() => void act(signOut)}>
        Sign out here
      </Button>
      <form
        className="invite"
        onSubmit={(event) => {
          event.preventDefault();
          void act(async () => setInvitation(await send<Invitation>('POST', 'invitations', { name })));
        }}
      >
        <TextBox
          label="Add another device"
          placeholder="Tablet at the desk"
          required
          value={name}
          onText={setName}
        />
        <Button type="submit">Make an invitation</Button>
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
    </Screen>
  );
}
