import { useEffect, useState } from 'react';

import { excerpt, highlight, type TextPart } from './excerpt.ts';
import { type SearchableArticle } from './search-index.ts';
import { search, type SearchAnswer } from './search.ts';
import { summarize } from './summary.ts';
import { type IndexState } from './useSearchIndex.ts';

interface Props {
  state: IndexState;
  query: string;
  onRetry: () => void;
  onSuggestion: (query: string) => void;
}

/** Results at first, and with each "Show more". */
const PAGE_SIZE = 5;
const MIN_QUERY_LENGTH = 2;
/** Wait after the last keystroke, so that the screen reader does not announce each one's results. */
const ANNOUNCE_MS = 700;

/** What is below the search field. */
export function SearchResults({ state, query, onRetry, onSuggestion }: Props) {
  const answer =
    state.status === 'ready' && query.length >= MIN_QUERY_LENGTH
      ? search(state.searchIndex, query)
      : undefined;
  const isFailed = state.status === 'failed';
  const summary = isFailed ? 'Couldn’t load the articles.' : answer ? summarize(query, answer) : '';
  const announcement = useDelayed(summary, ANNOUNCE_MS);

  return (
    <div className="search-dialog__body" aria-busy={state.status === 'slow'}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {state.status === 'slow' && <p className="search-dialog__wait">Looking through the drawers…</p>}
      {isFailed && (
        <div className="search-dialog__none">
          <h2 className="d3">Couldn’t load the articles</h2>
          <p>Check your connection, then try again.</p>
          <button type="button" className="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
      {state.status === 'ready' && !answer && (
        <Suggestions suggestions={state.searchIndex.suggestions} onSuggestion={onSuggestion} />
      )}
      {state.status === 'ready' && answer?.articles.length === 0 && (
        <div className="search-dialog__none">
          <h2 className="d3">Nothing in that drawer</h2>
          <p>
            {`Nothing on “${query}” in ${state.searchIndex.articles.length} articles. One plain word often works. Or `}
            <a className="link" href="/contact">
              ask us
            </a>
            : we may owe the world an article.
          </p>
        </div>
      )}
      {answer && answer.articles.length > 0 && (
        <>
          <p className="search-dialog__count">{summary}</p>
          <ResultList key={query} answer={answer} />
        </>
      )}
    </div>
  );
}

function Suggestions({
  suggestions,
  onSuggestion,
}: {
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}) {
  return (
    <div>
      <p className="lead">One word is enough, and spelling is our problem. For instance:</p>
      <ul className="search-dialog__tries">
        {suggestions.map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => {
                onSuggestion(query);
              }}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ResultList({ answer: { articles, terms } }: { answer: SearchAnswer }) {
  const [count, setCount] = useState(PAGE_SIZE);
  return (
    <>
      <ol className="search-dialog__list">
        {articles.slice(0, count).map((article) => (
          <Result key={article.href} article={article} terms={terms} />
        ))}
      </ol>
      {count < articles.length && (
        <button
          type="button"
          className="button button--outline search-dialog__more"
          onClick={() => {
            setCount(count + PAGE_SIZE);
          }}
        >
          Show more
        </button>
      )}
    </>
  );
}

function Result({ article, terms }: { article: SearchableArticle; terms: ReadonlySet<string> }) {
  const { href, title, date, readingTime, sections } = article;
  const found = excerpt(sections, terms);
  return (
    <li className="search-dialog__result">
      <p className="search-dialog__meta">
        <time dateTime={date.day}>{date.long}</time>
        <span>{`${readingTime} min read`}</span>
      </p>
      <div>
        <h2 className="search-dialog__title">
          <a href={href}>
            <Highlighted parts={highlight(title, terms)} />
          </a>
        </h2>
        {found && (
          <p className="search-dialog__excerpt">
            <Highlighted parts={found.parts} />
          </p>
        )}
        {found?.section.id && (
          <p className="search-dialog__place">
            <a className="link" href={`${href}#${found.section.id}`}>
              <span className="visually-hidden">Jump to: </span>
              <Highlighted parts={highlight(found.section.heading, terms)} />
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
}

/** The value once it has stayed the same for a while. */
function useDelayed(value: string, ms: number): string {
  const [delayed, setDelayed] = useState('');
  useEffect(() => {
    const timer = setTimeout(setDelayed, ms, value);
    return () => {
      clearTimeout(timer);
    };
  }, [value, ms]);
  return delayed;
}
