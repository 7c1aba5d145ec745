/** Reports a problem on a line of the text, from 1; the line is undefined where the parser tells none. */
export type ReportLine = (line: number | undefined, message: string) => void;
