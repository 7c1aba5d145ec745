import { useRef } from 'react';

import { CONTACT_FIELDS } from '../features/contact-form/contact-fields.ts';
import { Agreement } from '../features/contact-form/Agreement.tsx';
import { ErrorSummary } from '../features/contact-form/ErrorSummary.tsx';
import { createSearchIndex } from '../features/search/search-index.ts';
import { SearchResults } from '../features/search/SearchResults.tsx';
import { SlashSwitch } from '../features/search/SlashSwitch.tsx';
import { FilterRow } from '../features/shared/FilterRow.tsx';
import { Example, Group } from './Example.tsx';
import { LONG_NAME, LONG_TEXT } from './long-texts.ts';

import '../features/contact-form/ContactForm.css';
import '../features/search/SearchDialog.css';

/** States of features that a visitor sees only in passing. They are not hydrated. */
export function FeatureStates({ salonName }: { salonName: string }) {
  return (
    <>
      <FormParts salonName={salonName} />
      <Filters />
      <Searches />
    </>
  );
}

function FormParts({ salonName }: { salonName: string }) {
  const problems = CONTACT_FIELDS.slice(0, 3).map(({ name, label }) => ({
    name,
    message: `Enter your ${label}`,
  }));
  return (
    <>
      <Group name="ErrorSummary">
        <Example state="one problem">
          <ErrorSummary prefix="one" problems={problems.slice(0, 1)} />
        </Example>
        <Example state="several problems">
          <ErrorSummary prefix="several" problems={problems} />
        </Example>
      </Group>
      <Group name="Agreement">
        <Example state="rest">
          <Agreement id="agreement-rest" salonName={salonName} error={undefined} readOnly={false} />
        </Example>
        <Example state="error">
          <Agreement id="agreement-error" salonName={salonName} error="Please agree" readOnly={false} />
        </Example>
        <Example state="focus" force="focus">
          <Agreement id="agreement-focus" salonName={salonName} error={undefined} readOnly={false} />
        </Example>
        <Example state="sending, long name">
          <Agreement id="agreement-sending" salonName={LONG_NAME} error={undefined} readOnly />
        </Example>
      </Group>
    </>
  );
}

function Filters() {
  const row = useRef<HTMLDivElement>(null);
  const options = [
    { key: '', label: 'All' },
    { key: 'a', label: 'Beauty', count: 3 },
    { key: 'b', label: LONG_NAME, count: 120 },
  ];
  return (
    <Group name="FilterRow">
      {['', 'a', 'b'].map((selected) => (
        <Example key={selected} state={selected ? `selected: ${selected}` : 'nothing selected'} wide>
          <FilterRow label="Filter" options={options} selected={selected} onSelect={ignore} ref={row} />
        </Example>
      ))}
    </Group>
  );
}

function Searches() {
  const article = {
    href: '#SearchResults',
    title: LONG_TEXT,
    description: LONG_TEXT,
    tags: ['Beauty'],
    date: { day: '2025-01-01', long: 'January 1, 2025' },
    readingTime: 5,
    sections: [{ id: 'section', heading: 'A heading', text: `${LONG_TEXT}. `.repeat(4) }],
  };
  const searchIndex = createSearchIndex([article], ['balayage', 'curls']);
  const handlers = { onRetry: ignore, onSuggestion: ignore };
  return (
    <>
      <Group name="SlashSwitch">
        <Example state="rest">
          <SlashSwitch />
        </Example>
        <Example state="focus" force="focus">
          <SlashSwitch />
        </Example>
      </Group>
      <Group name="SearchResults">
        <Example state="loading">
          <SearchResults state={{ status: 'slow' }} query="hair" {...handlers} />
        </Example>
        <Example state="error">
          <SearchResults state={{ status: 'failed' }} query="hair" {...handlers} />
        </Example>
        <Example state="suggestions">
          <SearchResults state={{ status: 'ready', searchIndex }} query="" {...handlers} />
        </Example>
        <Example state="empty">
          <SearchResults state={{ status: 'ready', searchIndex }} query="zebra" {...handlers} />
        </Example>
        <Example state="results, long text" wide>
          <SearchResults state={{ status: 'ready', searchIndex }} query="longer" {...handlers} />
        </Example>
      </Group>
    </>
  );
}

function ignore() {
  // Examples do nothing.
}
