import type { UnansweredMessages, UnpublishedChanges } from '../shared/api.ts';
import { useData } from './server-api.ts';

/** How often what is shown of the messages is reloaded. */
export const MESSAGES_REFRESH_MS = 30_000;

/** `Changes (2)`; without a number where there is nothing to do. */
export const withCount = (label: string, count = 0) => (count > 0 ? `${label} (${count})` : label);

/** How many messages are unanswered, and how many files unpublished. Undefined while unknown, and where there are no messages. */
export function useCounts() {
  const options = { refreshInterval: MESSAGES_REFRESH_MS };
  const { data: messages } = useData<UnansweredMessages>('messages/unanswered', options);
  const { data: changes } = useData<UnpublishedChanges>('changes');
  return { unanswered: messages?.count, unpublished: changes?.files.length };
}
