import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ContentList, Sample, UnpublishedChanges } from '../shared/api.ts';
import { ArticlesScreen } from './articles/ArticlesScreen.tsx';
import { ContentMenu } from './content/ContentMenu.tsx';
import { FileEditor } from './content/FileEditor.tsx';
import { Preview } from './content/Preview.tsx';
import { loadDrafts } from './drafts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { PricesScreen } from './home/PricesScreen.tsx';
import { SamplesScreen } from './home/SamplesScreen.tsx';
import { MessagesScreen } from './messages/MessagesScreen.tsx';
import { useMessages } from './messages/use-messages.ts';
import { PhotosScreen } from './photos/PhotosScreen.tsx';
import { ChangesScreen } from './publish/ChangesScreen.tsx';
import { HistoryScreen } from './publish/HistoryScreen.tsx';
import { formAddress, useRoute } from './route.ts';
import { SaveState } from './SaveState.tsx';
import { request, SignedOut, wordsOf } from './server-api.ts';
import { DevicesScreen } from './sign-in/DevicesScreen.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

/** Reads what the editor shows, or lets the owner sign in. */
export function App() {
  const [content, setContent] = useState<ContentList>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    Promise.all([request<ContentList>('content'), loadDrafts()]).then(([list]) => {
      setContent(list);
      setFailure(undefined);
    }, setFailure);
  }, []);
  useEffect(load, [load]);
  if (failure instanceof SignedOut) return <SignIn onSignedIn={load} />;
  if (content) return <Editor content={content} onChanged={load} />;
  return <main className="screen">{failure === undefined ? 'Opening…' : wordsOf(failure)}</main>;
}

/** The editor: the first screen, and those that it leads to. */
function Editor({ content, onChanged }: { content: ContentList; onChanged: () => void }) {
  const { entries, choices, salon, device } = content;
  const route = useRoute();
  const messages = useMessages();
  const [changed, setChanged] = useState(0);
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const [savedAt, setSavedAt] = useState(0);
  const [place, setPlace] = useState<readonly string[]>([]);
  const count = useCallback(() => {
    request<UnpublishedChanges>('changes').then(
      ({ files }) => {
        setChanged(files.length);
      },
      // The screen of changes says what is wrong.
      () => undefined,
    );
    request<readonly Sample[]>('samples').then(setSamples, () => undefined);
  }, []);
  useEffect(count, [count]);
  const onSaved = useCallback(() => {
    setSavedAt(Date.now());
    count();
    onChanged();
  }, [count, onChanged]);
  const onPlace = useCallback((words: readonly string[]) => {
    setPlace((before) => (before.join() === words.join() ? before : words));
  }, []);

  const unanswered = messages.list?.status === 'found' ? messages.list.open : undefined;
  const entry = entries.find((one) => formAddress(one) === `#${route.entry}`);
  const screens: Readonly<Record<string, () => ReactNode>> = {
    all: () => (
      <main className="screen">
        <h1 className="d3">Everything</h1>
        <ContentMenu entries={entries} />
      </main>
    ),
    prices: () => <PricesScreen entries={entries} />,
    articles: () => (
      <ArticlesScreen
        entries={entries}
        onCreated={(file) => {
          onChanged();
          location.hash = file;
        }}
      />
    ),
    photos: () => <PhotosScreen opened={route.entry} onChanged={onSaved} />,
    samples: () => <SamplesScreen samples={samples} entries={entries} onChanged={onSaved} />,
    messages: () => <MessagesScreen messages={messages} salon={salon} />,
    changes: () => <ChangesScreen entries={entries} onChanged={count} />,
    history: () => <HistoryScreen entries={entries} onChanged={count} />,
    devices: () => <DevicesScreen />,
    form: () =>
      entry ? (
        <FileEditor
          key={route.entry}
          {...{ entry, entries, choices, onSaved, onPlace }}
          field={route.field}
        />
      ) : (
        <main className="screen">
          <h1 className="d3">This is not there any more</h1>
        </main>
      ),
  };
  const isForm = route.screen === 'form' && entry !== undefined;
  const screen = screens[route.screen];
  const preview = `#${route.entry}~preview`;
  return (
    <div
      className="editor"
      data-screen={isForm ? 'form' : 'other'}
      data-side={route.isPreview ? 'preview' : 'form'}
    >
      <header className="bar">
        <nav aria-label="Editor">
          {screen && (
            <button
              type="button"
              className="bar__back"
              onClick={() => {
                history.back();
              }}
            >
              Back
            </button>
          )}
          <a href="#home" className="bar__name">
            {salon}
          </a>
          {device && (
            <a href="#devices" className="bar__devices">
              Devices
            </a>
          )}
        </nav>
      </header>
      {isForm && <ContentMenu entries={entries} current={formAddress(entry)} />}
      <ErrorBoundary key={route.screen + route.entry}>
        {screen?.() ?? <HomeScreen {...{ salon, entries, unanswered, changed, samples }} />}
      </ErrorBoundary>
      {isForm && <Preview key={entry.page} page={entry.page} savedAt={savedAt} place={place} />}
      <footer className="bar bar--bottom">
        <SaveState />
        {isForm && (
          <a
            href={route.isPreview ? formAddress(entry) : preview}
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
          <a href="#messages">{`Messages (${String(unanswered)})`}</a>
        )}
        <a href="#changes">{changed > 0 ? `Changes (${String(changed)})` : 'Changes'}</a>
      </footer>
    </div>
  );
}
