import { useState } from 'react';
import type { LabeledProblem, Resolutions, UnpublishedChanges } from '../../shared/api.ts';
import { ProblemLinks } from '../content/ProblemLinks.tsx';
import { useUnsaved } from '../content/use-unsaved.ts';
import { discardDraft } from '../drafts.ts';
import { runAction, send, useData } from '../server-api.ts';
import { Button, ItemButton, Row, Screen } from '../ui.tsx';
import { ChangeList } from './ChangeList.tsx';
import { isDone, PublishOutcome, usePublication } from './PublishOutcome.tsx';

/** What differs from the published site, with undo and publish. */
export function ChangesScreen() {
  const { data: changes, error } = useData<UnpublishedChanges>('changes');
  const unsaved = useUnsaved().map(({ label }) => label);
  const { publication, isRunning } = usePublication();
  const [done, setDone] = useState('');
  const undo = async (route: string, body: object, words: string) => {
    setDone((await runAction(() => send('POST', route, body), 'changes')) ? words : '');
  };
  const undoAll = () => {
    if (confirm('Undo all changes? They cannot be brought back.'))
      void undo('undo-all', {}, 'All changes are undone.');
  };
  const publish = (resolutions: Resolutions) => {
    setDone('');
    void runAction(() => send('POST', 'publish', { resolutions }));
  };
  const files = changes?.files ?? [];
  return (
    <Screen title="Changes" status={done || (error?.message ?? summary(changes))}>
      {files.map((fileChanges) => (
        <ChangeList
          key={fileChanges.label + fileChanges.file}
          changes={fileChanges}
          onUndo={(path) => void undo('undo', { file: fileChanges.file, path }, 'Undone.')}
        />
      ))}
      <Unsaved />
      <Advice />
      {/* What became of it is of no interest when something new has changed. */}
      {!(files.length > 0 && isDone(publication)) && (
        <PublishOutcome publication={publication} onContinue={publish} />
      )}
      {changes?.canPublish && !isRunning && (
        <div className="actions">
          {unsaved.length > 0 && (
            <p>{`What you publish is without what is not saved yet: ${unsaved.join(', ')}.`}</p>
          )}
          <Button onClick={() => publish({})}>Publish</Button>
          {files.length > 0 && (
            <Button variant="outline" onClick={undoAll}>
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

function Unsaved() {
  const unsaved = useUnsaved();
  const discard = (file: string) => {
    const names = unsaved.filter((form) => form.file === file).map(({ label }) => label);
    if (confirm(`Discard what is not saved in ${names.join(', ')}? What is saved stays.`))
      void runAction(() => discardDraft(file));
  };
  if (unsaved.length === 0) return null;
  return (
    <section>
      <h2 className="screen__heading">Not saved yet</h2>
      <ul className="rows">
        {unsaved.map(({ file, label, breadcrumb, address }) => (
          <Row key={address} href={address} title={breadcrumb}>
            <ItemButton action="Discard" item={label} onClick={() => discard(file)} />
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** What could be better in the changed files. */
function Advice() {
  const { data: advice = [] } = useData<readonly LabeledProblem[]>('advice');
  if (advice.length === 0) return null;
  return (
    <details className="section">
      <summary>
        <strong>{`Advice (${advice.length})`}</strong>
      </summary>
      <div className="section__body">
        <p className="hint">You can publish without following it.</p>
        <ProblemLinks className="problem-links" problems={advice} />
      </div>
    </details>
  );
}
