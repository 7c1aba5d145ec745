/** Number of pages of a PDF as Chromium writes it: their objects are not compressed. */
export const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length;
