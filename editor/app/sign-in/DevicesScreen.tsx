import { useState } from 'react';
import type { Invitation, ListedDevice } from '../../shared/api.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { withQuery, runAction, send, useData } from '../server-api.ts';
import { Button, Failure, ItemButton, Row, Screen, TextForm } from '../ui.tsx';

export function DevicesScreen() {
  const { data: devices, error } = useData<readonly ListedDevice[]>('devices');
  const [invitation, setInvitation] = useState<Invitation>();
  const signOut = async () => {
    await send('POST', '/auth/sign-out');
    location.replace('/');
  };
  return (
    <Screen title="Devices">
      <Failure text={error?.message} />
      <ul className="rows">
        {devices?.map(({ id, name: device, seenAt, isThis }) => (
          <Row key={id} title={device} text={isThis ? 'This device' : `Last here ${formatDateTime(seenAt)}`}>
            {!isThis && (
              <ItemButton
                action="End"
                item={device}
                onClick={() => void runAction(() => send('DELETE', withQuery('devices', { id })))}
              />
            )}
          </Row>
        ))}
      </ul>
      <Button variant="outline" onClick={() => void runAction(signOut)}>
        Sign out here
      </Button>
      <TextForm
        label="Add another device"
        placeholder="Tablet at the desk"
        button="Make an invitation"
        onText={(name) =>
          void runAction(async () => setInvitation(await send('POST', 'invitations', { name })))
        }
      />
      {invitation && (
        <section className="outcome" aria-label="Invitation">
          <p>
            Open the camera of the other device and point it here, or send it this link. It works once, until
            tomorrow.
          </p>
          <img
            className="devices__qr"
            src={`data:image/svg+xml,${encodeURIComponent(invitation.qr)}`}
            alt="The link as a QR code"
          />
          <p className="devices__link">{invitation.url}</p>
        </section>
      )}
    </Screen>
  );
}
