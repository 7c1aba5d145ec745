/** A connection of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/): commands out, answers and events in, as JSON. */

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly params?: unknown;
  readonly message?: string;
}

export interface Bidi {
  /** @throws Error with the browser's words when it refuses */
  readonly send: <T>(method: string, params?: object) => Promise<T>;
  readonly close: () => void;
}

/** @param onEvent is told everything that was subscribed to */
export async function connect(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Message) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => {
      resolve();
    });
    socket.addEventListener('error', () => {
      reject(new Error(`No WebDriver BiDi at ${address}.`));
    });
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') onEvent(message.method ?? '', message.params);
    else waiting.get(message.id ?? -1)?.(message);
  });
  socket.addEventListener('close', () => {
    for (const settle of waiting.values())
      settle({ type: 'error', message: 'the browser closed the connection' });
  });

  let count = 0;
  return {
    async send<T>(method: string, params: object = {}) {
      const id = ++count;
      const answer = await new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? 'refused'}`);
      return answer.result as T;
    },
    close: () => {
      socket.close();
    },
  };
}
