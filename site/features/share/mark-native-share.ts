/** Inline script of an article: shows the button for the device's own share menu where the browser has one. */
if ('share' in navigator) document.querySelector('.share-article')?.setAttribute('data-native', '');
