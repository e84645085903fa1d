// What preact/compat adds to Preact it adds when it is loaded.
import 'preact/compat';

export { renderToString, renderToString as renderToStaticMarkup } from 'preact-render-to-string';
export { renderToPipeableStream } from 'preact-render-to-string/stream-node';
