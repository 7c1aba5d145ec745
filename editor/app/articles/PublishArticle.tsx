import { type ReactNode, useState } from 'react';
import type { FileVersion } from '../../shared/api.ts';
import { thumbnail } from '../server-api.ts';

interface Props {
  version: FileVersion;
  onChange: (part: Partial<FileVersion>) => void;
  /** The fields that only matter for publishing. */
  children: ReactNode;
}

interface Article {
  readonly title?: string;
  readonly description?: string;
  readonly picture?: { readonly photo?: string };
  readonly draft?: boolean;
}

/** Marks an article as draft or ready, and shows its link preview. */
export function PublishArticle({ version, onChange, children }: Props) {
  const { draft, ...article } = version.data as Article;
  const isDraft = draft === true;
  const [isAsked, setIsAsked] = useState(false);
  const isEmpty = (version.body ?? '').trim() === '';
  const toggle = () => {
    if (!isDraft) onChange({ data: { ...article, draft: true } });
    else if (isEmpty) setIsAsked(true);
    else {
      const description = article.description ?? firstWords(version.body ?? '');
      onChange({ data: { ...article, ...(description && { description }) } });
    }
  };
  return (
    <section className="publish-article" aria-label="Publish the article">
      {children}
      <ShareLook {...article} description={article.description ?? firstWords(version.body ?? '')} />
      <p>
        {isDraft
          ? 'This is a draft: only you see it.'
          : 'This article goes to the site, or stays there, when you publish your changes.'}
      </p>
      <button type="button" className={isDraft ? 'button' : 'button button--outline'} onClick={toggle}>
        {isDraft ? 'It is ready' : 'Make it a draft again'}
      </button>
      {isAsked && isEmpty && (
        <p className="field__error" role="alert">
          Write the text first.
        </p>
      )}
    </section>
  );
}

function ShareLook({ title, description, picture }: Article) {
  return (
    <figure className="share">
      <figcaption className="hint">How it looks when somebody shares it</figcaption>
      <div className="share__card">
        {picture?.photo && <img src={thumbnail(picture.photo)} alt="" />}
        <strong>{title}</strong>
        <span>{description === '' ? 'A description is still missing.' : description}</span>
      </div>
    </figure>
  );
}

/** A proposal for a description: the first sentences of the text, up to the length that search engines show. */
export function firstWords(markdown: string): string {
  const paragraph =
    markdown
      .split(/\n{2,}/u)
      .map((text) => text.trim())
      .find((text) => text !== '' && !/^[#!>|\-*\d]/u.test(text)) ?? '';
  const plain = paragraph
    .replaceAll(/\[(?<words>[^\]]*)\]\([^)]*\)/gu, '$<words>')
    .replaceAll(/[*_`]/gu, '')
    .replaceAll(/\s+/gu, ' ');
  if (plain.length <= 155) return plain;
  const cut = plain.slice(0, 155);
  const sentence = /^.{60,}[.!?](?=\s)/u.exec(cut)?.[0];
  return sentence ?? `${cut.slice(0, 152).replace(/\s+\S*$/u, '')}…`;
}
