import { quotePathOf } from '#catalog/flows/quote-address.ts';
import { homePage } from '#catalog/pages/page-of-its-kind.ts';
import { startLinesTexts as words } from '#messages/my-offers.ts';
import { ButtonLink } from '../ui/button.tsx';

const lines = ['trafik', 'kasko', 'dask', 'tamamlayici', 'seyahat'] as const;

/** The lines that people buy most, and the way to all of them. */
export function StartLines() {
  return (
    <ul className="mt-5 flex flex-wrap gap-3">
      {lines.map((line, index) => (
        <li key={line} className="max-sm:w-full">
          <ButtonLink
            variant={index === 0 ? 'brand' : 'quiet'}
            className="max-sm:w-full"
            to={quotePathOf({ line, variant: undefined })}
          >
            {words[line]}
          </ButtonLink>
        </li>
      ))}
      <li className="flex items-center">
        <ButtonLink variant="link" to={homePage.path}>
          {words.all}
        </ButtonLink>
      </li>
    </ul>
  );
}
