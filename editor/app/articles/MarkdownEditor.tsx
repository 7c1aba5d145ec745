import { useLayoutEffect, useRef, useState } from 'react';
import type { Choices, ContentEntry } from '../../shared/api.ts';
import { ChoosePhoto } from '../photos/ChoosePhoto.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import {
  continueList,
  insertParagraph,
  insertWords,
  prefixLines,
  type Selected,
  surround,
} from './markdown-actions.ts';

const TABLE = '| Service | Time |\n| --- | --- |\n| Cut | half an hour |';

const BUTTONS: readonly { label: string; apply: (selected: Selected) => Selected }[] = [
  { label: 'Heading', apply: (selected) => prefixLines(selected, '## ') },
  { label: 'Bold', apply: (selected) => surround(selected, '**', '**', 'bold') },
  { label: 'Italics', apply: (selected) => surround(selected, '*', '*', 'italics') },
  { label: 'List', apply: (selected) => prefixLines(selected, '- ') },
  { label: 'Numbers', apply: (selected) => prefixLines(selected, '1. ') },
  { label: 'Quote', apply: (selected) => prefixLines(selected, '> ') },
  { label: 'Table', apply: (selected) => insertParagraph(selected, TABLE) },
];

interface Props {
  text: string;
  choices: Choices;
  entries: readonly ContentEntry[];
  mistakes: readonly string[];
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** The text of an article as plain Markdown, with buttons that write the marks. Untouched text stays as it is, byte for byte. */
export function MarkdownEditor({ text, choices, entries, mistakes, onChange, onLeave }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<Selected>(undefined);
  const [dialog, setDialog] = useState<'picture' | 'link'>();
  // A button's change keeps its words selected, and the keyboard in the text.
  useLayoutEffect(() => {
    if (!selection.current || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = undefined;
  });
  const selected = (): Selected => ({
    text,
    start: field.current?.selectionStart ?? 0,
    end: field.current?.selectionEnd ?? 0,
  });
  const apply = (change: (selected: Selected) => Selected) => {
    selection.current = change(selected());
    onChange(selection.current.text);
  };
  const close = () => {
    setDialog(undefined);
  };
  return (
    <div className="markdown">
      <label className="field__label" htmlFor="field-body">
        Text
      </label>
      <div className="markdown__tools" role="toolbar" aria-label="Marks">
        {BUTTONS.map((button) => (
          <button
            key={button.label}
            type="button"
            className="plain"
            onClick={() => {
              apply(button.apply);
            }}
          >
            {button.label}
          </button>
        ))}
        {(['picture', 'link'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="plain"
            aria-haspopup="dialog"
            onClick={() => {
              setDialog(name);
            }}
          >
            {name === 'picture' ? 'Picture' : 'Link'}
          </button>
        ))}
        <select
          className="field__input markdown__menu"
          aria-label="Insert: Fact"
          value=""
          onChange={({ currentTarget: { value } }) => {
            apply((at) => insertWords(at, value));
          }}
        >
          <option value="">Fact…</option>
          {choices.facts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {dialog === 'picture' && (
        <ChoosePhoto
          photos={choices.photos}
          onChoose={(photo, alt) => {
            apply((at) => insertParagraph(at, `![${alt}](${photo})`));
          }}
          onClose={close}
        />
      )}
      {dialog === 'link' && (
        <LinkDialog
          entries={entries}
          onChoose={(address) => {
            apply((at) => surround(at, '[', `](${address})`, 'words of the link'));
          }}
          onClose={close}
        />
      )}
      <textarea
        ref={field}
        id="field-body"
        className="field__input markdown__text"
        value={text}
        rows={16}
        placeholder="Write as you would talk to somebody in the chair. An empty line begins a new paragraph."
        aria-invalid={mistakes.length > 0 || undefined}
        aria-describedby="field-body-about"
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
        onKeyDown={(event) => {
          const next = event.key === 'Enter' && !event.nativeEvent.isComposing && continueList(selected());
          if (!next) return;
          event.preventDefault();
          apply(() => next);
        }}
        onBlur={onLeave}
      />
      <div id="field-body-about">
        {mistakes.map((mistake) => (
          <p key={mistake} className="field__error">
            {mistake}
          </p>
        ))}
      </div>
      <MarkdownHelp />
    </div>
  );
}
