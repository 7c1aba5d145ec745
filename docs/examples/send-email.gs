// Google Apps Script that sends each message of the website as an email. Set it up by docs/MESSAGES.md.
const KEY = 'a long random text';
const TO = 'you@example.com';

function doPost(request) {
  try {
    if (request.parameter.key !== KEY) throw new Error('The key in the URL is not KEY.');
    sendOnce(request.postData.contents);
    return HtmlService.createHtmlOutput('ok');
  } catch (error) {
    console.error(error);
    // A script cannot choose its status. Google answers this kind of output with a redirect, which the website takes for a failure.
    return ContentService.createTextOutput('failed');
  }
}

/** Drops a repeat within six hours, which is as long as the cache remembers. */
function sendOnce(json) {
  const cache = CacheService.getScriptCache();
  const digest = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, json, Utilities.Charset.UTF_8);
  const id = Utilities.base64Encode(digest);
  if (cache.get(id) !== null) return;
  const { name, phone, email, message } = JSON.parse(json);
  const body = `${message}\n\n${name}\n${phone}\n${email}`;
  MailApp.sendEmail({ to: TO, replyTo: email, subject: `Website: ${name}`, body });
  cache.put(id, 'sent', 6 * 60 * 60);
}
