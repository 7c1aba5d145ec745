import { useEffect, useState } from 'react';

import { excerpt, marked, type Piece } from '../search/excerpt.ts';
import { type ArticlePart } from '../search/parts.ts';
import { wordsOf } from '../search/words.ts';
import { type Answer, type Search, type State } from './useSearch.ts';

interface Props {
  search: Search;
  /** Asks what was offered. */
  onTry: (words: string) => void;
}

/** Milliseconds after the last letter before the count is read out, so that it does not talk into the typing. */
const SILENCE = 700;

/** What was found, or what to do where there is nothing yet, nothing at all, or no line. */
export function SearchResults({ search: { state, slow, more, again }, onTry }: Props) {
  const summary = summaryOf(state);
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(say, SILENCE, summary);
    return () => {
      clearTimeout(timer);
    };
  }, [summary]);

  return (
    <div className="find__body" aria-busy={slow}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {slow && <p className="find__wait">Looking through the drawers …</p>}
      {state.kind === 'empty' && <Tries tries={state.tries} onTry={onTry} />}
      {state.kind === 'failed' && (
        <div className="find__none">
          <h2 className="d3">The line went limp</h2>
          <p>The articles did not come through. They are still here, and so are you.</p>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </div>
      )}
      {state.kind === 'answer' && state.shown.length === 0 && (
        <div className="find__none">
          <h2 className="d3">Not a hair of it</h2>
          <p>
            {`Nothing on “${state.question}” in ${state.of} articles. One plain word often does it. Or `}
            <a className="link" href="/contact">
              ask us
            </a>
            : we may owe the world an article.
          </p>
        </div>
      )}
      {state.kind === 'answer' && state.shown.length > 0 && (
        <>
          <p className="find__count">{summary}</p>
          <ol className="find__list">
            {state.shown.map((article) => (
              <Result key={article.href} article={article} stems={state.found.stems} />
            ))}
          </ol>
          {state.shown.length < state.found.articles.length && (
            <button type="button" className="button button--outline find__more" onClick={more}>
              Show more
            </button>
          )}
        </>
      )}
    </div>
  );
}

function Tries({ tries, onTry }: { tries: readonly string[]; onTry: (words: string) => void }) {
  if (tries.length === 0) return null;
  return (
    <div>
      <p className="lead">One word is enough, and spelling is our problem. For instance:</p>
      <ul className="find__tries">
        {tries.map((words) => (
          <li key={words}>
            <button
              type="button"
              onClick={() => {
                onTry(words);
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ article, stems }: { article: ArticlePart; stems: ReadonlySet<string> }) {
  const { href, title, date, readingTime, sections } = article;
  const place = excerpt(sections, stems);
  return (
    <li className="find__result">
      <p className="find__meta">
        <time dateTime={date.day}>{date.long}</time>
        <span>{`${readingTime} min read`}</span>
      </p>
      <div>
        <h2 className="find__title">
          <a href={href}>
            <Marked pieces={marked(title, stems)} />
          </a>
        </h2>
        {place && (
          <p className="find__excerpt">
            <Marked pieces={place.pieces} />
          </p>
        )}
        {place?.section.id && (
          <p className="find__place">
            <a className="link" href={`${href}#${place.section.id}`}>
              <span className="visually-hidden">Straight to: </span>
              <Marked pieces={marked(place.section.heading, stems)} />
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}

/** What came of it in one line, for the eye and for the ear. */
function summaryOf(state: State): string {
  if (state.kind === 'failed') return 'The articles did not come through.';
  return state.kind === 'answer' ? countOf(state) : '';
}

function countOf({ question, found: { articles, corrected, whole } }: Answer): string {
  const articlesText = articles.length === 1 ? '1 article' : `${articles.length} articles`;
  if (articles.length === 0) return `Nothing on “${question}”`;
  const words = wordsOf(question);
  const asTyped = (stem: string) => {
    const word = words.find((one) => one.stem === stem);
    return word ? question.slice(word.from, word.to) : stem;
  };
  const read = corrected.map(({ typed, meant }) => `“${asTyped(typed)}” as “${meant}”`).join(', ');
  const count = whole
    ? articlesText
    : `No article has all of these words. ${articlesText} ${articles.length === 1 ? 'has' : 'have'} some`;
  if (read !== '') return `${count}, reading ${read}`;
  return whole ? `${count} on “${question}”` : count;
}
