/** Inline script of an article: reveals the buttons for sharing that the browser supports. */

if ('share' in navigator) document.querySelector('.share')?.setAttribute('data-native', '');
