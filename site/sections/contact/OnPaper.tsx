import { type QrPath } from '../../ui/qr-path.ts';

import './OnPaper.css';

interface Props {
  /** What the code is for. */
  text: string;
  /** Where it leads, without the scheme: people read it too. */
  address: string;
  code: QrPath;
}

/** On paper only: a form cannot be filled in there, so a code leads a phone back to it. */
export function OnPaper({ text, address, code: { size, path } }: Props) {
  return (
    <div className="onpaper">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code for ${address}`}>
        <path d={path} />
      </svg>
      <p>
        {text}
        <br />
        <strong>{address}</strong>
      </p>
    </div>
  );
}
