import { useLayoutEffect, useRef, useState } from 'react';
import { READING_MINUTES, readingMinutes } from '../../../site/content/articles/reading-time.ts';
import type { Choice, Choices } from '../../shared/api.ts';
import { ChoosePhoto } from '../photos/ChoosePhoto.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import { insertParagraph, insertWords, prefixLines, type Selected, surround } from './markdown-actions.ts';

const TABLE = '| Service | Time |\n| --- | --- |\n| Cut | half an hour |';

const BUTTONS: readonly { label: string; apply: (selected: Selected) => Selected }[] = [
  { label: 'Heading', apply: (selected) => prefixLines(selected, '## ') },
  { label: 'Subheading', apply: (selected) => prefixLines(selected, '### ') },
  { label: 'Bold', apply: (selected) => surround(selected, '**', '**', 'bold') },
  { label: 'Italics', apply: (selected) => surround(selected, '*', '*', 'italics') },
  { label: 'List', apply: (selected) => prefixLines(selected, '- ') },
  { label: 'Numbers', apply: (selected) => prefixLines(selected, '1. ') },
  { label: 'Quote', apply: (selected) => prefixLines(selected, '> ') },
  { label: 'Link', apply: (selected) => surround(selected, '[', '](/contact)', 'words of the link') },
  { label: 'Table', apply: (selected) => insertParagraph(selected, TABLE) },
];

interface Props {
  text: string;
  choices: Choices;
  /** Not a legal text. */
  isArticle: boolean;
  mistakes: readonly string[];
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** The text of an article as plain Markdown, with buttons that write the marks. Untouched text stays as it is, byte for byte. */
export function MarkdownEditor({ text, choices, isArticle, mistakes, onChange, onLeave }: Props) {
  const { min, max } = READING_MINUTES;
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<Selected>(undefined);
  const [isChoosing, setIsChoosing] = useState(false);
  // A button's change keeps its words selected, and the keyboard in the text.
  useLayoutEffect(() => {
    if (!selection.current || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = undefined;
  });
  const apply = (change: (selected: Selected) => Selected) => {
    const { selectionStart, selectionEnd, value } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
      value: text,
    };
    selection.current = change({ text: value, start: selectionStart, end: selectionEnd });
    onChange(selection.current.text);
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
        <button
          type="button"
          className="plain"
          aria-haspopup="dialog"
          onClick={() => {
            setIsChoosing(true);
          }}
        >
          Picture
        </button>
        <FactMenu
          facts={choices.facts}
          onChoose={(fact) => {
            apply((selected) => insertWords(selected, fact));
          }}
        />
      </div>
      {isChoosing && (
        <ChoosePhoto
          photos={choices.photos}
          onChoose={(photo) => {
            const alt = choices.photos.find(({ value }) => value === photo)?.label ?? '';
            apply((selected) => insertParagraph(selected, `![${alt}](${photo})`));
          }}
          onClose={() => {
            setIsChoosing(false);
          }}
        />
      )}
      <MarkdownHelp />
      <textarea
        ref={field}
        id="field-body"
        className="field__input markdown__text"
        value={text}
        rows={24}
        aria-invalid={mistakes.length > 0 || undefined}
        aria-describedby="field-body-about"
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
        onBlur={onLeave}
      />
      <div id="field-body-about">
        {mistakes.map((mistake) => (
          <p key={mistake} className="field__error">
            {mistake}
          </p>
        ))}
        <p className="hint">
          {`Reading time: ${String(readingMinutes(text))} min`}
          {isArticle && `; published articles take ${String(min)} to ${String(max)}`}. An empty line ends a
          paragraph.
        </p>
      </div>
    </div>
  );
}

/** A menu that inserts the fact that is chosen, and shows its own name again. */
function FactMenu({ facts, onChoose }: { facts: readonly Choice[]; onChoose: (fact: string) => void }) {
  return (
    <select
      className="field__input markdown__menu"
      aria-label="Insert: Fact"
      value=""
      onChange={({ currentTarget }) => {
        onChoose(currentTarget.value);
      }}
    >
      <option value="">Fact…</option>
      {facts.map(({ value, label }) => (
        <option key={value} value={value}>
          {`${value} ${label}`}
        </option>
      ))}
    </select>
  );
}
