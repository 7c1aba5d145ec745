import rateLimit from '@fastify/rate-limit';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { type Device, type Invitation } from '../shared/api.ts';
import { EditorError } from './errors.ts';
import { clearSession, sessionSecret, setSession } from './guard.ts';
import { type Hosting } from './settings.ts';
import { type Store } from './store.ts';

const CHALLENGE_MS = 5 * 60_000;

/** An invitation for a device. The secret is in the fragment, which browsers do not send. */
export function createInvitation(store: Store, origin: string, name: string): Invitation {
  const label = name.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,'’()&-]{0,39}$/u.test(label))
    throw new EditorError('A device needs a name of at most 40 letters, like “Anna’s iPhone”.', 400);
  const { secret, expiresAt } = store.invite(label);
  const url = `${origin}/invitation#${secret}`;
  return { url, qr: renderSVG(url), expiresAt };
}

/** Signing in with passkeys, invitations and devices. */
export function addPasskeyRoutes(app: FastifyInstance, store: Store, { origin }: Hosting): void {
  const rpID = new URL(origin).hostname;
  const challenges = new Map<string, number>();
  const remember = <T extends { challenge: string }>(options: T): T => {
    for (const [challenge, expiresAt] of challenges) if (expiresAt < Date.now()) challenges.delete(challenge);
    challenges.set(options.challenge, Date.now() + CHALLENGE_MS);
    return options;
  };
  const expected = {
    expectedChallenge: (challenge: string) => {
      const expiresAt = challenges.get(challenge) ?? 0;
      challenges.delete(challenge);
      return expiresAt > Date.now();
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };
  const unknownInvitation = () =>
    new EditorError('This invitation was used already, or is older than a day. Ask for another one.', 401);

  app.register(async (routes) => {
    await routes.register(rateLimit, {
      max: 30,
      timeWindow: '10 minutes',
      errorResponseBuilder: () => new EditorError('Too many attempts. Try again in ten minutes.', 429),
    });

    routes.post<{ Body: { invitation: unknown } }>('/auth/register/options', async ({ body }) => {
      const name = store.invitationName(String(body.invitation));
      if (name === undefined) throw unknownInvitation();
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
    routes.post<{ Body: { invitation: unknown; response: RegistrationResponseJSON } }>(
      '/auth/register',
      async ({ body }, reply) => {
        const name = store.invitationName(String(body.invitation));
        if (name === undefined) throw unknownInvitation();
        const { response } = body;
        const { registrationInfo } = await verify(() =>
          verifyRegistrationResponse({ ...expected, response }),
        );
        if (!registrationInfo || !store.useInvitation(String(body.invitation))) throw unknownInvitation();
        const { id, publicKey, counter } = registrationInfo.credential;
        store.addDevice({ id, name, publicKey, counter, transports: response.response.transports ?? [] });
        setSession(reply, store.startSession(id));
        return {};
      },
    );
    routes.post('/auth/sign-in/options', async () =>
      remember(await generateAuthenticationOptions({ rpID, userVerification: 'required' })),
    );
    routes.post<{ Body: { response: AuthenticationResponseJSON } }>(
      '/auth/sign-in',
      async ({ body }, reply) => {
        const device = store.device(body.response.id);
        if (!device)
          throw new EditorError('This device is not invited, or was ended. Ask for an invitation.', 401);
        const { id, publicKey, counter } = device;
        const { verified, authenticationInfo } = await verify(() =>
          verifyAuthenticationResponse({
            ...expected,
            response: body.response,
            credential: { id, publicKey, counter },
          }),
        );
        if (!verified) throw notVerified();
        store.setCounter(id, authenticationInfo.newCounter);
        setSession(reply, store.startSession(id));
        return {};
      },
    );
    routes.post('/auth/sign-out', (request, reply) => {
      store.endSession(sessionSecret(request) ?? '');
      clearSession(reply);
      return {};
    });
    routes.get('/api/devices', (request): Device[] =>
      store.devices().map((device) => shownDevice(device, request.device?.id)),
    );
    routes.delete<{ Querystring: { id: string } }>('/api/devices', ({ query }) => {
      store.removeDevice(query.id);
      return {};
    });
    routes.post<{ Body: { name: unknown } }>('/api/invitations', ({ body }) =>
      createInvitation(store, origin, String(body.name)),
    );
  });
}

const notVerified = () => new EditorError('That did not work. Try again.', 401);

/** SimpleWebAuthn throws where a response is forged or broken. */
async function verify<T>(run: () => Promise<T>): Promise<T> {
  return run().catch(() => {
    throw notVerified();
  });
}

export const shownDevice = (
  { id, name, addedAt, seenAt }: Omit<Device, 'isThis'>,
  thisId: string | undefined,
): Device => ({ id, name, addedAt, seenAt, isThis: id === thisId });
