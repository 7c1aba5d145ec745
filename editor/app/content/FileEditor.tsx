import { useEffect, useEffectEvent, useState } from 'react';
import type { Choices, ContentEntry, Mistake } from '../../shared/api.ts';
import { type Path, schemaAt, withoutNull } from '../../shared/schema.ts';
import { DeleteArticle } from '../articles/DeleteArticle.tsx';
import { MarkdownEditor } from '../articles/MarkdownEditor.tsx';
import { PublishArticle } from '../articles/PublishArticle.tsx';
import { Field } from '../form/Field.tsx';
import { fieldId, fieldName, FormContext, isWithin } from '../form/form-context.ts';
import { Fields } from '../form/Group.tsx';
import { Section } from '../form/Section.tsx';
import { mistakeText } from '../mistake-text.ts';
import { formAddress } from '../route.ts';
import { fieldOf, isInText, Mistakes } from './Mistakes.tsx';
import { placeAt } from './place.ts';
import { TheirVersion } from './TheirVersion.tsx';
import { useFile } from './use-file.ts';

interface Props {
  entry: ContentEntry;
  entries: readonly ContentEntry[];
  choices: Choices;
  /** Name of the field to go to. */
  field: string | undefined;
  onSaved: () => void;
  /** Called with words that stand at the place in the page that is being changed. */
  onPlace: (words: readonly string[]) => void;
}

/** The form of a content file. Changes are saved as they are made. */
export function FileEditor({ entry, entries, choices, field, onSaved, onPlace }: Props) {
  const { file, label, fields } = entry;
  const edited = useFile({ file, label, address: formAddress(entry), onSaved });
  const { schema, version, mistakes, left, status, change, leave } = edited;
  const [{ target, from }, setGoal] = useState({ target: field, from: field });
  if (from !== field) setGoal({ target: field, from: field });
  const setTarget = (name: string) => {
    setGoal({ target: name, from: field });
  };
  const isOpen = version !== undefined;
  useEffect(() => {
    if (target === undefined || !isOpen) return;
    // A field cannot be focused before the sections around it have opened.
    let tries = 20;
    const timer = setInterval(() => {
      tries -= 1;
      if (goTo(target) || tries === 0) clearInterval(timer);
    }, 50);
    return () => {
      clearInterval(timer);
    };
  }, [target, isOpen]);
  const onFocus = useEffectEvent(({ target: element }: FocusEvent) => {
    const id = element instanceof Element ? element.closest('[id^="field-"]')?.id : undefined;
    if (id !== undefined && schema && version)
      onPlace(placeAt(version.data, schema, id.replace(/^field-/u, '').split('.')));
  });
  useEffect(() => {
    const listener = (event: FocusEvent) => {
      onFocus(event);
    };
    addEventListener('focusin', listener);
    return () => {
      removeEventListener('focusin', listener);
    };
  }, []);

  const own = mistakes.filter((mistake) => mistake.file === file);
  // Before the owner has reached a field, it is only empty, not wrong.
  const isShown = (mistake: Mistake) =>
    mistake.file !== file ||
    left === 'all' ||
    [...left].some((name) => isWithin(name, fieldOf(mistake)) || fieldOf(mistake) === '');
  const shown = own.filter(isShown);
  const textOf = (mistake: Mistake) => mistakeText(mistake, schema && schemaAt(schema, mistake.path));
  const samples = edited.samples.map(fieldName);
  const isArticle = file.startsWith('content/articles/');
  const set = (data: unknown) => {
    change({ data });
  };
  const part = (only: readonly string[] | undefined) =>
    schema && <Fields schema={schema} path={[]} value={version?.data} only={only} onChange={set} />;
  const text = version?.body !== undefined && (
    <MarkdownEditor
      text={version.body.replace(FIRST_LINE_BREAK, '')}
      choices={choices}
      entries={entries}
      mistakes={shown.filter(isInText).map(textOf)}
      onChange={(body) => {
        change({ body: (FIRST_LINE_BREAK.exec(version.body ?? '')?.[0] ?? '') + body });
      }}
      onLeave={() => {
        leave('body');
      }}
    />
  );
  return (
    <main className="form">
      <h1 className="d3">{label}</h1>
      {status === 'loading' && <p className="hint">Opening…</p>}
      {edited.failure !== undefined && (
        <p className="outcome outcome--bad" role="alert">
          {edited.failure}
        </p>
      )}
      {status === 'conflict' && (
        <TheirVersion isDeleted={edited.theirs === undefined} onChoose={edited.choose} />
      )}
      {schema && version && (
        <FormContext
          value={{
            Field,
            file,
            data: version.data,
            mistakes: new Map(shown.map((mistake) => [fieldOf(mistake), textOf(mistake)])),
            incomplete: own.map(fieldOf),
            samples,
            target,
            leave,
            confirm: (name) => {
              edited.confirm(edited.samples.find((path) => fieldName(path) === name) ?? []);
            },
            choices,
          }}
        >
          {status === 'mistakes' && (
            <Mistakes
              {...{ mistakes, isShown, file, schema, entries }}
              onGo={(name) => {
                setTarget(name);
                goTo(name);
              }}
            />
          )}
          {samples.includes('') && (
            <p className="sample">
              These are examples: change or confirm them.
              <button
                type="button"
                className="plain"
                onClick={() => {
                  edited.confirm([]);
                }}
              >
                They are right
              </button>
            </p>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
            }}
          >
            {isArticle ? (
              <>
                {part(['title', 'picture'])}
                {text}
                <PublishArticle version={version} onChange={change}>
                  <Section
                    name="details"
                    title="Description, topics, author"
                    isIncomplete={own.some(isDetail)}
                  >
                    {() => part(DETAILS)}
                  </Section>
                </PublishArticle>
              </>
            ) : withoutNull(schema).type === 'object' && schema.properties ? (
              part(fields)
            ) : (
              <Field schema={schema} label={label} path={[]} value={version.data} isRequired onChange={set} />
            )}
            {!isArticle && text}
          </form>
          {isArticle && <DeleteArticle file={file} onDeleted={onSaved} />}
        </FormContext>
      )}
    </main>
  );
}

/** Between the front matter and the text. */
const FIRST_LINE_BREAK = /^\n/u;
const DETAILS = ['description', 'tags', 'author', 'date'];
const isDetail = ({ path: [key] }: { path: Path }) => DETAILS.includes(String(key));

/** Returns whether the field, or something in it, has the focus now. */
function goTo(field: string): boolean {
  const element = document.getElementById(fieldId(field));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
  return element?.contains(document.activeElement) ?? false;
}
