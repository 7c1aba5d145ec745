/** Prints the page that Caddy shows while the server does not answer. Usage: node down-page.ts dist/site.json */
import { readFileSync } from 'node:fs';
import { displayPhone, phoneHref } from '../contact/phone.ts';
import type { SiteRecord } from '../contact/site-record.ts';
import { escapeHtml } from '../contact/text.ts';

const { salonName, phone } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SiteRecord;
const name = escapeHtml(salonName);

process.stdout.write(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="30">
<title>${name}</title>
<style>
  body { margin: 15vh auto; max-width: 32rem; padding: 0 1.5rem; font: 1.25rem/1.5 Georgia, serif; color: #2b2320; background: #fbf7f2 }
  a { color: inherit; font-size: 1.5em }
</style>
<h1>${name}</h1>
<p>Our website is taking a short break. Please try again in a few minutes, or call us:</p>
<p><a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(displayPhone(phone))}</a></p>
<p>If you were sending a message, it may not have reached us. Please go back and send it again, or call.</p>
</html>
`);
