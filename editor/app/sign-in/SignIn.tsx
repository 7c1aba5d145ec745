import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { send, errorMessage } from '../server-api.ts';
import { Button, Failure, Screen } from '../ui.tsx';

interface Props {
  title: string;
  text: string;
  button: string;
  /** Signs in or registers a passkey. On success another screen follows. */
  run: () => Promise<void>;
  children?: ReactNode;
}

function PasskeyScreen({ title, text, button, run, children }: Props) {
  const [failure, setFailure] = useState<unknown>();
  return (
    <Screen title={title} className="sign-in">
      <p>{text}</p>
      <Button onClick={() => void run().catch(setFailure)}>{button}</Button>
      <Failure text={failure === undefined ? undefined : passkeyFailure(failure as Error)} />
      {children}
    </Screen>
  );
}

/** Why a passkey was not made or used, in the owner's words. */
function passkeyFailure(error: Error): string {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'It was canceled. Please try again.';
  if (error.name === 'InvalidStateError') return 'This device can sign in already.';
  return errorMessage(error);
}

export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const signIn = async () => {
    const optionsJSON = await send<Options>('POST', '/auth/sign-in/options');
    await send('POST', '/auth/sign-in', { response: await startAuthentication({ optionsJSON }) });
    onSignedIn();
  };
  return (
    <PasskeyScreen
      title="Edit your website"
      text="Your face, fingerprint or screen lock opens it."
      button="Sign in"
      run={signIn}
    >
      <p className="hint">
        A new phone or computer needs an invitation: from another device of yours, or from whoever set up the
        site.
      </p>
    </PasskeyScreen>
  );
}

/** Opened by the link of an invitation, whose secret is behind `#`: makes a passkey on this device. */
export function Register() {
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const register = async () => {
    const invitation = location.hash.slice(1);
    const optionsJSON = await send<Options>('POST', '/auth/register/options', { invitation });
    await send('POST', '/auth/register', { invitation, response: await startRegistration({ optionsJSON }) });
    location.replace('/');
  };
  return (
    <PasskeyScreen
      title="Edit your website from this device"
      text="Confirm with your face, fingerprint or screen lock. From then on, that opens the editor here. There is no password."
      button="Set up this device"
      run={register}
    />
  );
}
