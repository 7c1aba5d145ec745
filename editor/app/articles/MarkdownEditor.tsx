import { useRef, useState } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import { FieldNotes } from '../form/FieldLayout.tsx';
import { useField } from '../form/form-context.ts';
import { ChoosePhoto } from '../photos/ChoosePhoto.tsx';
import { useContent } from '../server-api.ts';
import { Button, closeDialog, Dialog, Options, TextForm } from '../ui.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import { continueList, insertParagraph, prefixLines, surround } from './markdown-actions.ts';

const BODY = ['body'];

const TABLE = '| Service | Time |\n| --- | --- |\n| Cut | half an hour |';

const ACTIONS: Readonly<Record<string, (field: HTMLTextAreaElement) => void>> = {
  Heading: (field) => prefixLines(field, '## '),
  Bold: (field) => surround(field, '**', '**', 'bold'),
  Italics: (field) => surround(field, '*', '*', 'italics'),
  List: (field) => prefixLines(field, '- '),
  Numbers: (field) => prefixLines(field, '1. '),
  Quote: (field) => prefixLines(field, '> '),
  Table: (field) => insertParagraph(field, TABLE),
};

interface Props {
  text: string;
  onChange: (text: string) => void;
}

/** The text of an article as plain Markdown, with buttons that write the marks. Untouched text stays as it is, byte for byte. */
export function MarkdownEditor({ text, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const body = useField(BODY);
  const [dialog, setDialog] = useState<'Picture' | 'Link'>();
  const apply = (action: (field: HTMLTextAreaElement) => void) => {
    if (!field.current) return;
    // The keyboard stays in the text.
    field.current.focus();
    action(field.current);
  };
  const close = () => setDialog(undefined);
  return (
    <div className="markdown">
      <label className="field__label" htmlFor={body.id}>
        Text
      </label>
      <div className="markdown__tools" role="toolbar" aria-label="Marks">
        {Object.entries(ACTIONS).map(([label, action]) => (
          <Button key={label} variant="plain" onClick={() => apply(action)}>
            {label}
          </Button>
        ))}
        {(['Picture', 'Link'] as const).map((name) => (
          <Button key={name} variant="plain" aria-haspopup="dialog" onClick={() => setDialog(name)}>
            {name}
          </Button>
        ))}
        <select
          className="field__input markdown__menu"
          aria-label="Insert: Fact"
          value=""
          onChange={({ currentTarget: { value } }) => apply((field) => insertTextIntoField(field, value))}
        >
          <option value="">Fact…</option>
          <Options of={useContent().choices.placeholders} />
        </select>
      </div>
      {dialog === 'Picture' && (
        <ChoosePhoto
          onChoose={(photo, alt) => apply((field) => insertParagraph(field, `![${alt}](${photo})`))}
          onClose={close}
        />
      )}
      {dialog === 'Link' && (
        <LinkDialog
          onChoose={(address, words) => apply((field) => surround(field, '[', `](${address})`, words))}
          onClose={close}
        />
      )}
      <textarea
        ref={field}
        {...body}
        className="field__input markdown__text"
        value={text}
        rows={16}
        placeholder="Write as you would talk to somebody in the chair. An empty line begins a new paragraph."
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
          if (isEnter && continueList(event.currentTarget)) event.preventDefault();
        }}
      />
      <FieldNotes path={BODY} text={undefined} />
      <MarkdownHelp />
    </div>
  );
}

interface LinkDialogProps {
  /** @param words a proposal for those of the link */
  onChoose: (address: string, words: string) => void;
  onClose: () => void;
}

/** Asks where a link leads: to a page of the site, or to an address. */
function LinkDialog({ onChoose, onClose }: LinkDialogProps) {
  const pages = useContent()
    .menu.filter(({ isPage }) => isPage)
    .map(({ page, label }) => ({ value: page, label }));
  const choose = (chosen: string, words: string) => {
    closeDialog();
    onChoose(chosen, words);
  };
  return (
    <Dialog title="Where does the link lead?" className="dialog--small" onClose={onClose}>
      <label className="field__label" htmlFor="link-page">
        A page of your site
      </label>
      <select
        id="link-page"
        className="field__input"
        value=""
        onChange={({ currentTarget: { value, selectedOptions } }) =>
          choose(value, selectedOptions[0]?.text ?? value)
        }
      >
        <option value="">Choose</option>
        <Options of={pages} />
      </select>
      <TextForm
        label="Or another address"
        inputMode="url"
        autoCapitalize="none"
        placeholder="example.com"
        button="Link to this address"
        onText={(address) =>
          choose(/^(?:\/|https?:|mailto:|tel:)/u.test(address) ? address : `https://${address}`, address)
        }
      />
    </Dialog>
  );
}
