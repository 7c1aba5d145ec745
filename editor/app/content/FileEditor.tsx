import { type ReactNode, useEffect, useState } from 'react';
import type { ContentForm } from '../../shared/api.ts';
import { useSavedAt } from '../drafts.ts';
import { Field } from '../form/Field.tsx';
import { fieldAround, fieldName, FIELDS, FormContext, goToField } from '../form/form-context.ts';
import { SampleNote } from '../form/FieldLayout.tsx';
import { formAddress, type Route } from '../route.ts';
import { Button, Failure } from '../ui.tsx';
import { ContentMenu } from './ContentMenu.tsx';
import { FormBody } from './FormBody.tsx';
import { highlightAt } from './highlight-at.ts';
import { FormMissing, ProblemLinks } from './ProblemLinks.tsx';
import { Preview } from './Preview.tsx';
import { useFile } from './use-file.ts';

interface Props {
  form: ContentForm;
  /** `field` is the one to go to. */
  route: Route;
}

/** The form of a content file, with its page beside it. Changes are saved as they are made. */
export function FileEditor({ form, route: { field, isPreview } }: Props) {
  const { file, label, page } = form;
  const { opened, failure, conflict, choose, ...edited } = useFile(form);
  const savedAt = useSavedAt();
  /** Words that the preview highlights: those of the field being changed. */
  const [highlight, setHighlight] = useState<readonly string[]>([]);
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (field !== undefined && isOpen) goToField(field);
  }, [field, isOpen]);
  const { ofFile = [], ofOthers = [] } = Object.groupBy(edited.problems, (problem) =>
    problem.file === file ? 'ofFile' : 'ofOthers',
  );
  const { visible = [], hidden = [] } = Object.groupBy(ofFile, (problem) =>
    edited.isTouched(problem) ? 'visible' : 'hidden',
  );
  return (
    <>
      <ContentMenu current={formAddress(form)} />
      <main className="form">
        <h1 className="d3">{label}</h1>
        {!isOpen && failure === undefined && <p className="hint">Opening…</p>}
        <Failure text={failure} />
        {conflict && <Conflict isDeleted={conflict.isDeleted} onChoose={choose} />}
        {opened && (
          <FormContext
            value={{
              Field,
              file,
              samples: opened.samples,
              confirm: edited.confirm,
              data: opened.data,
              problems: new Map(visible.map(({ path, text }) => [fieldName(path), text])),
              incomplete: ofFile.map(({ path }) => fieldName(path)),
            }}
          >
            <ProblemLinks
              className="form__problems"
              aria-label="Not saved until this is corrected"
              problems={[...visible, ...ofOthers]}
            />
            <SampleNote path={[]} />
            <FocusObserver
              onFocus={(name) => setHighlight(highlightAt(opened.data, opened.schema, name.split('.')))}
              onLeave={edited.touch}
            >
              <FormBody
                form={form}
                opened={opened}
                problems={ofFile}
                missing={<FormMissing problems={hidden} />}
                onChange={edited.change}
                onReady={() => void edited.finish()}
              />
            </FocusObserver>
          </FormContext>
        )}
      </main>
      <Preview key={page} page={page} highlight={highlight} savedAt={savedAt} isShown={isPreview} />
    </>
  );
}

type FocusObserverProps = Record<'onFocus' | 'onLeave', (name: string) => void> & { children: ReactNode };

/** Reports the field that gets the focus, and the one that the owner has left. */
function FocusObserver({ onFocus, onLeave, children }: FocusObserverProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- follows the focus of its fields
    <div
      onFocus={({ target }) => {
        const name = fieldAround(target);
        if (name !== undefined) onFocus(name);
      }}
      // A checkbox shows its problem at once, without waiting for the focus to leave.
      onChange={({ target }) => {
        const name = fieldAround(target);
        if ((target as HTMLInputElement).type === 'checkbox' && name) onLeave(name);
      }}
      onBlur={({ target, relatedTarget }) => {
        const name = fieldAround(target);
        if (target.matches(FIELDS) && name && name !== fieldAround(relatedTarget)) onLeave(name);
      }}
    >
      {children}
    </div>
  );
}

type ConflictProps = Readonly<{ isDeleted: boolean; onChoose: (whose: 'mine' | 'theirs') => void }>;

function Conflict({ isDeleted, onChoose }: ConflictProps) {
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>
        {isDeleted
          ? 'Somebody else has deleted this meanwhile.'
          : 'Somebody else has changed the same place meanwhile. Which version do you want to keep?'}
      </p>
      <div className="actions">
        <Button onClick={() => onChoose('mine')}>Keep mine</Button>
        <Button variant="outline" onClick={() => onChoose('theirs')}>
          {isDeleted ? 'Delete it here, too' : 'Take theirs'}
        </Button>
      </div>
    </div>
  );
}
