import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { send } from '../server-api.ts';
import { passkeyFailure } from './passkey-failure.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The sign-in screen, which uses the passkey of this device. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [failure, setFailure] = useState<string>();
  const signIn = async () => {
    try {
      const optionsJSON = await send<Options>('POST', '/auth/sign-in/options');
      await send('POST', '/auth/sign-in', { response: await startAuthentication({ optionsJSON }) });
      onSignedIn();
    } catch (error) {
      setFailure(passkeyFailure(error));
    }
  };
  return (
    <main className="screen sign-in">
      <h1 className="d3">Edit your website</h1>
      <p>Your face, fingerprint or screen lock opens it.</p>
      <button type="button" className="button" onClick={() => void signIn()}>
        Sign in
      </button>
      {failure && (
        <p className="field__error" role="alert">
          {failure}
        </p>
      )}
      <p className="hint">
        A new phone or computer needs an invitation: from another device of yours, or from whoever set up the
        site.
      </p>
    </main>
  );
}
