import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { send } from '../server-api.ts';
import { passkeyFailure } from './passkey-failure.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Opened by the link of an invitation, whose secret is behind `#`: makes a passkey on this device. */
export function Register() {
  const [failure, setFailure] = useState<string>();
  const register = async () => {
    try {
      const invitation = location.hash.slice(1);
      const optionsJSON = await send<Options>('POST', '/auth/register/options', { invitation });
      const response = await startRegistration({ optionsJSON });
      await send('POST', '/auth/register', { invitation, response });
      location.replace('/');
    } catch (error) {
      setFailure(passkeyFailure(error));
    }
  };
  return (
    <main className="screen sign-in">
      <h1 className="d3">Edit your website from this device</h1>
      <p>
        Confirm with your face, fingerprint or screen lock. From then on, that opens the editor here. There is
        no password.
      </p>
      <button type="button" className="button" onClick={() => void register()}>
        Set up this device
      </button>
      {failure && (
        <p className="field__error" role="alert">
          {failure}
        </p>
      )}
    </main>
  );
}
