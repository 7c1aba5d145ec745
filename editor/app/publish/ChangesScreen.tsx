import { useState } from 'react';
import type { LabeledProblem, Resolutions, UnpublishedChanges } from '../../shared/api.ts';
import { ProblemLinks } from '../content/ProblemLinks.tsx';
import { useUnsaved } from '../content/use-unsaved.ts';
import { discardDraft } from '../drafts.ts';
import { runAction, send, useData } from '../server-api.ts';
import { Button, ItemButton, Screen } from '../ui.tsx';
import { ChangeList } from './ChangeList.tsx';
import { PublishOutcome, usePublication } from './PublishOutcome.tsx';

/** What differs from the published site, with undo and publish. */
export function ChangesScreen() {
  const { data: changes, error } = useData<UnpublishedChanges>('changes');
  const { data: advice = [] } = useData<readonly LabeledProblem[]>('advice');
  const unsaved = useUnsaved();
  const labels = unsaved.flatMap(({ forms }) => forms.map(({ label }) => label)).join(', ');
  const { publication, isRunning } = usePublication();
  const [done, setDone] = useState('');
  const undo = async (route: string, body: object, words: string) => {
    setDone((await runAction(() => send('POST', route, body), 'changes')) ? words : '');
  };
  const publish = (resolutions: Resolutions) => {
    setDone('');
    void runAction(() => send('POST', 'publish', { resolutions }));
  };
  const files = changes?.files ?? [];
  const status = done || (error?.message ?? summary(changes));
  return (
    <Screen title="Changes" status={status}>
      {files.map((changed) => (
        <ChangeList
          key={changed.label + changed.file}
          changes={changed}
          onUndo={(path) => void undo('undo', { file: changed.file, path }, 'Undone.')}
        />
      ))}
      {unsaved.length > 0 && (
        <section className="changes">
          <h2 className="screen__heading">Not saved yet</h2>
          <ul>
            {unsaved.map(({ file, forms }) => {
              const names = forms.map(({ label }) => label).join(', ');
              const question = `Discard what is not saved in ${names}? What is saved stays.`;
              return (
                <li key={file}>
                  <span>
                    {forms.map(({ breadcrumb, address }) => (
                      <a key={address} href={address}>
                        {breadcrumb}
                      </a>
                    ))}
                  </span>
                  <ItemButton
                    action="Discard"
                    item={names}
                    onClick={() => {
                      if (confirm(question)) void runAction(() => discardDraft(file));
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {advice.length > 0 && (
        <details className="section">
          <summary>
            <strong>{`Advice (${String(advice.length)})`}</strong>
          </summary>
          <div className="section__body">
            <p className="hint">You can publish without following it.</p>
            <ul className="problem-links">
              <ProblemLinks problems={advice} />
            </ul>
          </div>
        </details>
      )}
      <PublishOutcome publication={publication} onContinue={publish} />
      {changes?.canPublish && !isRunning && (
        <div className="actions">
          {labels && <p>{`What you publish is without what is not saved yet: ${labels}.`}</p>}
          <Button onClick={() => publish({})}>Publish</Button>
          {files.length > 0 && (
            <Button
              variant="outline"
              onClick={() => {
                if (confirm('Undo all changes? They cannot be brought back.'))
                  void undo('undo-all', {}, 'All changes are undone.');
              }}
            >
              Undo all
            </Button>
          )}
        </div>
      )}
      <p>
        <a href="#history">Earlier versions of the site</a>
      </p>
    </Screen>
  );
}

function summary(changes: UnpublishedChanges | undefined): string {
  if (!changes) return 'Comparing with the published site…';
  if (changes.files.length > 0) return 'Only you see these changes. Visitors see them when you publish.';
  return changes.canPublish ? 'A version was not sent yet.' : 'There is nothing new to publish.';
}
