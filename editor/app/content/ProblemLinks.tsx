import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { LabeledProblem } from '../../shared/api.ts';
import { formOf } from '../../shared/form-of.ts';
import { goToField } from '../form/form-context.ts';
import { formAddress, parseRoute } from '../route.ts';
import { useContent } from '../server-api.ts';

interface Props extends ComponentProps<'ul'> {
  problems: readonly LabeledProblem[];
}

/** Problems, each with a link to its field. */
export function ProblemLinks({ problems, ...list }: Props) {
  if (problems.length === 0) return null;
  return (
    <ul {...list}>
      {problems.map((problem) => (
        <li key={problemKey(problem)}>
          <Breadcrumb problem={problem} /> {problem.text}
        </li>
      ))}
    </ul>
  );
}

const problemKey = ({ file, path, text }: LabeledProblem) => [file, ...path, text].join(' ');

function Breadcrumb({ problem: { file, path, breadcrumb } }: { problem: LabeledProblem }) {
  const form = formOf(useContent().forms, file, path);
  if (!form) return breadcrumb;
  const isHere = formAddress(form) === `#${parseRoute(location.hash).screen}`;
  return (
    <FieldLink address={formAddress(form, path)}>
      {(isHere && breadcrumb.slice(`${form.label}, `.length)) || breadcrumb}
    </FieldLink>
  );
}

/** A link to a field. On its own form it adds no step to the history, so that going back leads out of the form. */
export function FieldLink({ address, children }: { address: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    const [from, to] = [parseRoute(location.hash), parseRoute(address)];
    if (to.field === undefined || to.screen !== from.screen || from.isPreview) return;
    event.preventDefault();
    goToField(to.field);
  };
  return (
    <a href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** Fields that are still to be filled in. Under the form, so that it does not move them. */
export function FormMissing({ problems }: { problems: readonly LabeledProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <p className="form__missing">
      {'Saved when this is right: '}
      {problems.map((problem) => (
        <span key={problemKey(problem)}>
          <Breadcrumb problem={problem} />
        </span>
      ))}
    </p>
  );
}
