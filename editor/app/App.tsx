import { type ReactNode, useState } from 'react';
import type { ContentList, Messages, Sample, UnpublishedChanges } from '../shared/api.ts';
import { ArticlesScreen } from './articles/ArticlesScreen.tsx';
import { ContentScreen } from './content/ContentMenu.tsx';
import { FileEditor } from './content/FileEditor.tsx';
import { startDrafts, useDrafts } from './drafts.ts';
import { HomeScreen } from './home/HomeScreen.tsx';
import { PricesScreen } from './home/PricesScreen.tsx';
import { SamplesScreen } from './home/SamplesScreen.tsx';
import { MessagesScreen } from './messages/MessagesScreen.tsx';
import { photoEntry } from './photos/photo.ts';
import { PhotosScreen } from './photos/PhotosScreen.tsx';
import { ChangesScreen } from './publish/ChangesScreen.tsx';
import { HistoryScreen } from './publish/HistoryScreen.tsx';
import { formAddress, useRoute } from './route.ts';
import { refresh, useData } from './server-api.ts';
import { DevicesScreen } from './sign-in/DevicesScreen.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { Button, ErrorBoundary, Screen } from './ui.tsx';

/** Reads what the editor shows, or lets the owner sign in. */
export function App() {
  const { data: content, failure, isSignedOut } = useData<ContentList>('content');
  if (isSignedOut) return <SignIn onSignedIn={() => void refresh()} />;
  if (content) return <Editor content={content} />;
  return <main className="screen">{failure ?? 'Opening…'}</main>;
}

const count = (label: string, number: number) => (number > 0 ? `${label} (${String(number)})` : label);

/** The editor: the first screen, and those that it leads to. */
function Editor({ content }: { content: ContentList }) {
  const { entries, choices, salon, isHosted } = content;
  // Before a form looks for its own.
  useState(() => startDrafts(content.drafts));
  const route = useRoute();
  const { data: messages, failure } = useData<Messages>('messages', () => 30_000);
  const { data: samples = [] } = useData<readonly Sample[]>('samples');
  const { data: changes } = useData<UnpublishedChanges>('changes');
  const changed = changes?.files.length ?? 0;
  const unanswered = messages?.list?.filter(({ answeredAt }) => answeredAt === null).length;
  const forms = [...entries, ...choices.photos.map(photoEntry)];
  const entry = forms.find((one) => formAddress(one) === `#${route.entry}`);
  const screens: Readonly<Record<string, () => ReactNode>> = {
    all: () => <ContentScreen content={content} />,
    prices: () => <PricesScreen entries={entries} />,
    articles: () => <ArticlesScreen entries={entries} />,
    photos: () => <PhotosScreen photos={choices.photos} />,
    samples: () => <SamplesScreen samples={samples} entries={entries} />,
    messages: () => <MessagesScreen messages={messages} failure={failure} salon={salon} />,
    changes: () => <ChangesScreen entries={entries} />,
    history: () => <HistoryScreen />,
    devices: () => <DevicesScreen />,
    form: () =>
      entry ? (
        <FileEditor key={route.entry} {...{ entry, entries, choices }} field={route.field} />
      ) : (
        <Screen title="This is not there any more" />
      ),
  };
  const screen = screens[route.screen];
  const isForm = route.screen === 'form' && entry !== undefined;
  const home = {
    ...{ salon, entries, samples },
    messages: unanswered === undefined ? undefined : count('Messages', unanswered),
    changes: count('Changes', changed),
  };
  return (
    <div
      className="editor"
      data-screen={isForm ? 'form' : 'other'}
      data-side={route.isPreview ? 'preview' : 'form'}
    >
      <header className="bar">
        <nav aria-label="Editor">
          {screen && (
            <Button className="bar__back" onClick={() => history.back()}>
              Back
            </Button>
          )}
          <a href="#home" className="bar__name">
            {salon}
          </a>
          {isHosted && <a href="#devices">Devices</a>}
        </nav>
      </header>
      <ErrorBoundary key={route.screen + route.entry}>{screen?.() ?? <HomeScreen {...home} />}</ErrorBoundary>
      <footer className="bar bar--bottom">
        <SaveState />
        {isForm && (
          <a
            href={route.isPreview ? formAddress(entry) : `#${route.entry}~preview`}
            className="bar__preview"
            onClick={(event) => {
              if (!route.isPreview) return;
              event.preventDefault();
              history.back();
            }}
          >
            {route.isPreview ? 'Form' : 'Preview'}
          </a>
        )}
        {unanswered !== undefined && unanswered > 0 && !isForm && (
          <a href="#messages">{count('Messages', unanswered)}</a>
        )}
        <a href="#changes">{count('Changes', changed)}</a>
      </footer>
    </div>
  );
}

/** Says whether everything is saved, with a link to each form that is not. */
function SaveState() {
  const drafts = [...useDrafts().values()];
  const waiting = drafts.filter(({ isBeingSaved }) => !isBeingSaved);
  return (
    <p className="save-state" role="status" data-state={waiting.length > 0 ? 'waiting' : undefined}>
      {waiting.length > 0 ? 'Not saved yet: ' : drafts.length > 0 ? 'Saving…' : 'Saved'}
      {waiting.map(({ label, address }) => (
        <a key={address} href={address}>
          {label}
        </a>
      ))}
    </p>
  );
}
