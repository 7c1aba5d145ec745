import { type QrPath } from '../../ui/qr-path.ts';

interface Props {
  /** Text beside the code. */
  text: string;
  /** URL without the scheme, printed as text and encoded. */
  address: string;
  code: QrPath;
}

/** A QR code that leads from a printed page back to the form. Printed only. */
export function PrintQrCode({ text, address, code: { size, path } }: Props) {
  return (
    <div className="print-qr-code">
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
