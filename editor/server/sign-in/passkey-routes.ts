import rateLimit from '@fastify/rate-limit';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Invitation, ListedDevice } from '../../shared/api.ts';
import { isObject } from '../../shared/schema.ts';
import { uniqueName } from '../../shared/unique-name.ts';
import { EditorError } from '../errors.ts';
import { parseBody } from '../parse-body.ts';
import { hashOf, type EditorStore } from '../store.ts';
import { clearSession, setSession } from './guard.ts';

/** An invitation for a device, with a QR code as SVG. The secret is in the fragment, which browsers do not send. */
export function createInvitation(store: EditorStore, origin: string, label: string): Invitation {
  const name = label.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,'’()&-]{0,39}$/u.test(name))
    throw new EditorError('A device needs a name of at most 40 letters, like “Anna’s iPhone”.', 400);
  const url = `${origin}/invitation#${store.setSecret('invitation', { name })}`;
  return { url, qr: renderSVG(url) };
}

const INVITATION = z.object({ invitation: z.string() });
/** SimpleWebAuthn checks what is in the responses. */
const REGISTRATION = INVITATION.extend({ response: z.custom<RegistrationResponseJSON>(isObject) });
const AUTHENTICATION = z.object({
  response: z.custom<AuthenticationResponseJSON>((value) => isObject(value) && typeof value.id === 'string'),
});

/** Routes that answer before anybody has signed in. The response of an authenticator has about 2 kB. */
const PUBLIC = { config: { isPublic: true }, bodyLimit: 16_384 } as const;

interface Options {
  readonly store: EditorStore;
  readonly origin: string;
  /** Called when a session was ended. */
  readonly onEnd: () => void;
}

/** Signing in with passkeys, invitations and devices. */
export async function passkeyRoutes(app: FastifyInstance, { store, origin, onEnd }: Options): Promise<void> {
  const rpID = new URL(origin).hostname;
  const remember = <T extends { challenge: string }>(options: T): T => {
    store.set('challenge', options.challenge, true);
    return options;
  };
  const expected = {
    expectedChallenge: (challenge: string) => store.take('challenge', challenge) === true,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };
  const nameOf = (invitation: { readonly name: string } | undefined) => {
    const names = store.list('device').map(([, { name }]) => name);
    if (!invitation)
      throw new EditorError('This invitation is used or older than a day. Ask for another one.', 401);
    return uniqueName(invitation.name, names, ' ');
  };
  const signIn = (reply: FastifyReply, device: string) => {
    setSession(reply, store.setSecret('session', { device }));
    return {};
  };

  await app.register(rateLimit, {
    max: 30,
    // Strangers on the owner's network cannot use up her attempts: she can always end a device.
    allowList: ({ device }) => device !== undefined,
    timeWindow: '10 minutes',
    errorResponseBuilder: () => new EditorError('Too many attempts. Try again in ten minutes.', 429),
  });

  app.post('/auth/register/options', PUBLIC, async ({ body }) => {
    const name = nameOf(store.get('invitation', hashOf(parseBody(INVITATION, body).invitation)));
    return remember(
      await generateRegistrationOptions({
        rpName: 'Website editor',
        rpID,
        userName: name,
        userDisplayName: name,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    );
  });
  app.post('/auth/register', PUBLIC, async ({ body }, reply) => {
    const { invitation, response } = parseBody(REGISTRATION, body);
    const key = hashOf(invitation);
    nameOf(store.get('invitation', key));
    const registered = await verifyRegistrationResponse({ ...expected, response }).catch(() => undefined);
    if (!registered?.registrationInfo) throw notVerified();
    const { id, counter, ...credential } = registered.registrationInfo.credential;
    if (store.get('device', id)) throw notVerified();
    const name = nameOf(store.take('invitation', key));
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    store.set('device', id, { id, name, publicKey, counter, seenAt: Date.now() });
    return signIn(reply, id);
  });
  app.post('/auth/sign-in/options', PUBLIC, async () =>
    remember(await generateAuthenticationOptions({ rpID, userVerification: 'required' })),
  );
  app.post('/auth/sign-in', PUBLIC, async ({ body }, reply) => {
    const { response } = parseBody(AUTHENTICATION, body);
    const device = store.get('device', response.id);
    if (!device)
      throw new EditorError('This device is not invited, or was ended. Ask for an invitation.', 401);
    const publicKey = new Uint8Array(Buffer.from(device.publicKey, 'base64url'));
    const asked = { ...expected, response, credential: { ...device, publicKey } };
    const answer = await verifyAuthenticationResponse(asked).catch(() => undefined);
    // The device may have been removed meanwhile.
    if (!answer?.verified || !store.get('device', device.id)) throw notVerified();
    store.set('device', device.id, { ...device, counter: answer.authenticationInfo.newCounter });
    return signIn(reply, device.id);
  });
  app.post('/auth/sign-out', PUBLIC, ({ session }, reply) => {
    if (store.take('session', session)) onEnd();
    clearSession(reply);
    return {};
  });
  app.get('/api/devices', ({ device }): ListedDevice[] =>
    store.list('device').map(([id, { name, seenAt }]) => ({ id, name, seenAt, isThis: id === device?.id })),
  );
  app.delete<{ Querystring: { id: string } }>('/api/devices', ({ query }) => {
    store.delete('device', query.id);
    // A lost device may have made invitations, by which it could come back.
    for (const [invitation] of store.list('invitation')) store.delete('invitation', invitation);
    for (const [session, { device }] of store.list('session'))
      if (device === query.id) store.delete('session', session);
    onEnd();
    return {};
  });
  app.post('/api/invitations', ({ body }) =>
    createInvitation(store, origin, parseBody(z.object({ name: z.string() }), body).name),
  );
}

/** SimpleWebAuthn throws where a response is forged or broken. */
const notVerified = () => new EditorError('That did not work. Try again.', 401);
