import { type ReactNode } from 'react';

interface GroupProps {
  /** Name of the component, which is also its anchor. */
  name: string;
  children: ReactNode;
}

/** All states of one component. */
export function Group({ name, children }: GroupProps) {
  return (
    <section className="components__group" id={name}>
      <h2 className="label">{name}</h2>
      <div className="components__examples">{children}</div>
    </section>
  );
}

interface ExampleProps {
  state: string;
  children: ReactNode;
  /** Shows the first link, button or field as if it were hovered or focused. */
  force?: 'hover' | 'focus';
  /** What a script sets in this state: the selector of an element, and the name and value of an attribute. */
  set?: readonly [selector: string, name: string, value: string];
  /** Color of the field around it. */
  on?: 'ember' | 'cedar';
  wide?: boolean;
}

/** A component in one state. */
export function Example({ state, children, force, set, on, wide = false }: ExampleProps) {
  return (
    <div
      className="components__example"
      data-force={force}
      data-set={set && JSON.stringify(set)}
      data-on={on}
      data-wide={wide || undefined}
    >
      <p className="components__state">{state}</p>
      {children}
    </div>
  );
}
