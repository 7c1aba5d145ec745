import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import type { ContentList } from '../shared/api.ts';
import { ArticlesScreen } from './articles/ArticlesScreen.tsx';
import { ContentScreen } from './content/ContentMenu.tsx';
import { FileEditor } from './content/FileEditor.tsx';
import { FieldLink } from './content/ProblemLinks.tsx';
import { useUnsaved } from './content/use-unsaved.ts';
import { startDrafts, useDrafts } from './drafts.ts';
import { HomeScreen } from './home/HomeScreen.tsx';
import { PricesScreen } from './home/PricesScreen.tsx';
import { SamplesScreen } from './home/SamplesScreen.tsx';
import { MessagesScreen } from './messages/MessagesScreen.tsx';
import { PhotosScreen } from './photos/PhotosScreen.tsx';
import { ChangesScreen } from './publish/ChangesScreen.tsx';
import { HistoryScreen } from './publish/HistoryScreen.tsx';
import { formAddress, useRoute } from './route.ts';
import { refresh, showFailure, SignedOut, useContent, useData, useFailure } from './server-api.ts';
import { DevicesScreen } from './sign-in/DevicesScreen.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { Button, Failure, Screen } from './ui.tsx';
import { useCounts, withCount } from './use-counts.ts';

/** Reads what the editor shows, or lets the owner sign in. */
export function App() {
  // Drafts start before a form looks for its own.
  const { data: content, error } = useData<ContentList>('content', { onSuccess: startDrafts });
  if (error instanceof SignedOut) return <SignIn onSignedIn={() => void refresh()} />;
  if (content) return <Editor />;
  return <main className="screen">{error?.message ?? 'Opening…'}</main>;
}

const SCREENS: Readonly<Record<string, ComponentType>> = {
  all: ContentScreen,
  prices: PricesScreen,
  articles: ArticlesScreen,
  photos: PhotosScreen,
  samples: SamplesScreen,
  messages: MessagesScreen,
  changes: ChangesScreen,
  history: HistoryScreen,
  devices: DevicesScreen,
};

function Editor() {
  const { salon, forms, isHosted } = useContent();
  const route = useRoute();
  const { screen, isPreview } = route;
  const { unanswered = 0, unpublished } = useCounts();
  useEffect(() => showFailure(undefined), [screen]);
  const form = forms.find((other) => formAddress(other) === `#${screen}`);
  const CurrentScreen = SCREENS[screen] ?? (screen.startsWith('content/') ? NotThere : HomeScreen);
  return (
    <div className="editor" data-screen={form ? 'form' : 'other'} data-side={isPreview ? 'preview' : 'form'}>
      <header className="bar">
        <nav aria-label="Editor">
          {CurrentScreen !== HomeScreen && (
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
      <ErrorBoundary key={screen}>
        {form ? <FileEditor key={screen} form={form} route={route} /> : <CurrentScreen />}
      </ErrorBoundary>
      <footer className="bar bar--bottom">
        <Failure text={useFailure()} />
        <div className="bar__row">
          <SaveState />
          {form && (
            <a
              href={isPreview ? formAddress(form) : `#${screen}~preview`}
              className="bar__preview"
              onClick={(event) => {
                if (!isPreview) return;
                event.preventDefault();
                history.back();
              }}
            >
              {isPreview ? 'Form' : 'Preview'}
            </a>
          )}
          {unanswered > 0 && !form && <a href="#messages">{withCount('Messages', unanswered)}</a>}
          <a href="#changes">{withCount('Changes', unpublished)}</a>
        </div>
      </footer>
    </div>
  );
}

const NotThere = () => <Screen title="This is not there any more" />;

/** Says whether everything is saved. Leads to the form that is not, or to a list of several. */
function SaveState() {
  const forms = useUnsaved();
  const state = useDrafts().size > 0 ? 'Saving…' : 'Saved';
  const [first] = forms;
  return (
    <p className="bar__state" role="status">
      {first ? (
        <FieldLink address={forms.length > 1 ? '#changes' : first.address}>
          {`${forms.length} not saved`}
        </FieldLink>
      ) : (
        state
      )}
    </p>
  );
}

/** Shown in place of a screen that failed. What was typed is kept outside of it, in the drafts. */
class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Screen title="This screen failed">
        <p>What you typed is kept.</p>
        <div className="actions">
          <Button onClick={() => this.setState({ hasFailed: false })}>Open it again</Button>
          <a className="button button--outline" href="#home">
            First screen
          </a>
        </div>
      </Screen>
    );
  }
}
