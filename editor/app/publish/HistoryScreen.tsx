import type { Version } from '../../shared/api.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { runAction, send, useData } from '../server-api.ts';
import { ItemButton, Screen } from '../ui.tsx';

/** Earlier versions of the content. Going back to one makes changes that are looked at and published like others. */
export function HistoryScreen() {
  const { data: versions, error } = useData<readonly Version[]>('versions');
  const goBack = async (commit: string) => {
    if (await runAction(() => send('POST', 'go-back', { commit }))) location.assign('#changes');
  };
  const status =
    error?.message ??
    'You see what going back changes before you publish it. Newer versions stay in this list.';
  return (
    <Screen title="Earlier versions" status={status}>
      <ol className="versions">
        {versions?.map(({ commit, date, author, subject, details }, index) => (
          <li key={commit}>
            <div>
              <h2 className="screen__heading">{subject}</h2>
              <p className="hint">{`${formatDateTime(date)}, ${author}`}</p>
              {details && <p className="versions__details">{details}</p>}
            </div>
            {index > 0 && (
              <ItemButton
                action="Go back to this"
                item={`${subject}, ${formatDateTime(date)}`}
                onClick={() => void goBack(commit)}
              />
            )}
          </li>
        ))}
      </ol>
    </Screen>
  );
}
