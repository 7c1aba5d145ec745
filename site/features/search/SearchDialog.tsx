/** The search dialog. Its script, styles and /search.json are fetched when it is first opened. */
import { useRef, useState } from 'react';
import { CloseButton, Dialog } from '../shared/Dialog.tsx';
import type { DialogProps } from '../shared/DialogLink.tsx';
import { createSearch, type SearchableArticle, type SearchData } from './search-index.ts';
import styles from './SearchDialog.css?url';

interface Props extends DialogProps {
  data: SearchData;
}

const MAX_RESULTS = 10;
const MIN_QUERY_LENGTH = 2;

export default function SearchDialog({ ref, onClose, data }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [search] = useState(() => createSearch(data.articles));
  const [text, setText] = useState('');
  const query = text.trim();
  const hasQuery = query.length >= MIN_QUERY_LENGTH;
  const found = hasQuery ? search(query).slice(0, MAX_RESULTS) : [];
  const count = found.length === 1 ? '1 article' : `${found.length} articles`;

  return (
    <Dialog
      ref={ref}
      onClose={onClose}
      className="search-dialog"
      aria-label="Search the articles"
      styles={[styles]}
    >
      <div className="search-dialog__page">
        <form
          className="search-dialog__form"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            list.current?.querySelector('a')?.focus();
          }}
        >
          <input
            className="search-dialog__field"
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={(event) => event.target.select()}
            maxLength={80}
            aria-label="What are you looking for?"
            placeholder="What about…"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <CloseButton className="search-dialog__close" />
        </form>
        <div className="search-dialog__body">
          {!hasQuery && (
            <Suggestions
              suggestions={data.suggestions}
              onSelect={(suggestion) => {
                setText(suggestion);
                field.current?.focus();
              }}
            />
          )}
          <p className={found.length > 0 ? 'search-dialog__count' : 'visually-hidden'} role="status">
            {hasQuery && (found.length > 0 ? `${count} on “${query}”` : `Nothing on “${query}”`)}
          </p>
          {hasQuery && found.length === 0 && (
            <div className="search-dialog__none">
              <h2 className="d3">Nothing in that drawer</h2>
              <p>
                {`Nothing on “${query}” in ${data.articles.length} articles. One plain word often works. Or `}
                <a className="text-link" href="/contact">
                  ask us
                </a>
                : we may owe the world an article.
              </p>
            </div>
          )}
          <ol className="search-dialog__list" ref={list}>
            {found.map((article) => (
              <Result key={article.href} {...article} />
            ))}
          </ol>
        </div>
      </div>
    </Dialog>
  );
}

interface SuggestionsProps {
  suggestions: readonly string[];
  onSelect: (suggestion: string) => void;
}

function Suggestions({ suggestions, onSelect }: SuggestionsProps) {
  return (
    <>
      <p className="lead">One word is enough, and spelling is our problem. For instance:</p>
      <ul className="search-dialog__suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSelect(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Result({ href, title, description, date, readingTime }: SearchableArticle) {
  return (
    <li className="search-dialog__result">
      <p className="search-dialog__meta">
        <time dateTime={date.iso}>{date.text}</time>
        <span>{`${readingTime} min read`}</span>
      </p>
      <div>
        <h2 className="search-dialog__title">
          <a href={href}>{title}</a>
        </h2>
        <p className="search-dialog__description">{description}</p>
      </div>
    </li>
  );
}
