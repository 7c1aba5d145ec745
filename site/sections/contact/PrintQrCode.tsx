interface Props {
  text: string;
  /** URL without the scheme, printed as text and encoded. */
  address: string;
}

/** A QR code that leads from a printed page back to the form. Printed only. */
export function PrintQrCode({ text, address }: Props) {
  return (
    <div className="print-qr-code">
      {/* Not lazy: a page may be printed at once. */}
      <img src="/contact-qr.svg" width="29" height="29" alt={`QR code for ${address}`} fetchPriority="low" />
      <p>
        {text}
        <br />
        <strong>{address}</strong>
      </p>
    </div>
  );
}
