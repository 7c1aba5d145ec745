import {
  AGREEMENT_REQUIRED,
  RESULT_IDS,
  CHECK_FIELDS,
  FAILED,
  SENT,
  GO_BACK,
} from '../../../contact/form-texts.ts';
import { classNames } from '../../lib/class-names.ts';

const results = [
  { id: RESULT_IDS.sent, ...SENT },
  { id: RESULT_IDS.failed, ...FAILED },
  { id: RESULT_IDS.agreement, ...AGREEMENT_REQUIRED },
  { id: RESULT_IDS.fields, ...CHECK_FIELDS },
];

/**
 * Results of a form posted without script. The server redirects to one of these ids; CSS shows only the target, styled
 * like the toast. The browser moves focus there, so screen readers announce it.
 */
export function FormResults() {
  return results.map(({ id, title, text, destructive }) => (
    <div
      className={classNames('toast', destructive && 'toast--destructive', 'form-result')}
      id={id}
      key={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <h3 className="toast__title" id={`${id}-title`}>
        {title}
      </h3>
      <p>{text}</p>
      {destructive && <p className="form-result__back">{GO_BACK}</p>}
    </div>
  ));
}
