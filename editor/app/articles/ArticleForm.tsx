import type { ReactNode } from 'react';
import type { FileVersion, LabeledProblem } from '../../shared/api.ts';
import { discardDraft } from '../drafts.ts';
import { Section } from '../form/Section.tsx';
import { thumbnail } from '../photos/photo.ts';
import { withQuery, runAction, send } from '../server-api.ts';
import { Button } from '../ui.tsx';

const DETAILS = ['description', 'tags', 'author', 'date'];

interface Article {
  readonly title?: string;
  readonly description?: string;
  readonly picture?: { readonly photo?: string };
  readonly draft?: boolean;
}

interface Props {
  file: string;
  version: FileVersion;
  problems: readonly LabeledProblem[];
  fields: (names: readonly string[]) => ReactNode;
  text: ReactNode;
  /** What is still to be filled in. */
  missing: ReactNode;
  onChange: (part: Partial<FileVersion>) => void;
  /** Saves an article that is ready, and goes to what is still missing. */
  onReady: () => void;
}

/** The fields of an article in the order in which it is written. Those that only publishing needs are in a section. */
export function ArticleForm({ file, version, problems, fields, text, missing, onChange, onReady }: Props) {
  const { data, body = '' } = version;
  const { draft: isDraft = false, ...article } = data as Article;
  const description = article.description ?? proposedDescription(body);
  const toggle = () => {
    if (!isDraft) onChange({ data: { ...article, draft: true } });
    else if (body.trim() === '') alert('Write the text first.');
    else {
      onChange({ data: { ...article, ...(description && { description }) } });
      onReady();
    }
  };
  return (
    <>
      <div className="form__fields">
        {fields(['title', 'picture'])}
        {text}
        <Section
          name="details"
          title="Description, tags, author"
          isIncomplete={problems.some(({ path: [key] }) => DETAILS.includes(String(key)))}
        >
          {fields(DETAILS)}
        </Section>
        <section className="publish-article" aria-label="Publish the article">
          <figure className="share">
            <figcaption className="hint">How it looks when somebody shares it</figcaption>
            <div className="share__card">
              {article.picture?.photo && <img src={thumbnail(article.picture.photo)} alt="" />}
              <strong>{article.title}</strong>
              <span>{description || 'A description is still missing.'}</span>
            </div>
          </figure>
          <p>
            {isDraft
              ? 'This is a draft: only you see it.'
              : 'This article is ready: everybody sees it once your changes are published.'}
          </p>
          <Button variant={isDraft ? 'solid' : 'outline'} onClick={toggle}>
            {isDraft ? 'It is ready' : 'Make it a draft again'}
          </Button>
        </section>
      </div>
      {missing}
      <DeleteArticle file={file} />
    </>
  );
}

/** A proposal for a description: the first sentences of the text, up to the length that search engines show. */
function proposedDescription(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/u).map((text) => text.trim());
  const first = paragraphs.find((text) => text !== '' && !/^[#!>|\-*\d]/u.test(text)) ?? '';
  const plain = first
    .replaceAll(/\[(?<words>[^\]]*)\]\([^)]*\)/gu, '$<words>')
    .replaceAll(/[*_`]/gu, '')
    .replaceAll(/\s+/gu, ' ');
  if (plain.length <= 155) return plain;
  const sentence = /^.{60,154}[.!?](?=\s)/u.exec(plain)?.[0];
  return sentence ?? `${plain.slice(0, 152).replace(/\s+\S*$/u, '')}…`;
}

function DeleteArticle({ file }: { file: string }) {
  const remove = () => {
    if (!confirm('Delete this article? The Changes screen can bring it back.')) return;
    void runAction(async () => {
      await send('DELETE', withQuery('file', { file }));
      await discardDraft(file);
      location.hash = 'changes';
    });
  };
  return (
    <div className="form__delete">
      <Button variant="plain" onClick={remove}>
        Delete this article
      </Button>
    </div>
  );
}
