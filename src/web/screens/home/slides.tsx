import { useEffect, useRef, useState } from 'react';
import type { Slider } from '#contracts/calls/content.ts';
import { homeTexts } from '#messages/pages.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PageWidth } from '../../ui/section.tsx';
import { endsOf, slideOn } from '../../ui/slide-ends.ts';
import { SlideButton } from './slide-button.tsx';

/** Slides by native scrolling; the buttons only help along. Nothing moves by itself. */
export function Slides({ slides }: { readonly slides: readonly Slider[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    // They may have been moved before scripts ran.
    if (track.current) setEnds(endsOf(track.current));
  }, []);
  if (slides.length === 0) return null;

  const move = (direction: 1 | -1) => () => track.current && slideOn(track.current, direction);

  return (
    <section aria-label={homeTexts.slides} className="pt-12 desktop:pt-18">
      <PageWidth>
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-h2">{homeTexts.slides}</h2>
          <div className="flex gap-2 noscript:invisible">
            <SlideButton
              small="previousSlide"
              label={homeTexts.previousSlide}
              icon="chevronLeft"
              disabled={ends.start}
              onPress={move(-1)}
            />
            <SlideButton
              small="nextSlide"
              label={homeTexts.nextSlide}
              icon="chevronRight"
              disabled={ends.end}
              onPress={move(1)}
            />
          </div>
        </div>
        <ul
          ref={track}
          data-slides=""
          onScroll={({ currentTarget }) => setEnds(endsOf(currentTarget))}
          className="slides"
        >
          {slides.map((slide) => (
            <li key={slide.Path}>
              <Slide slide={slide} />
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}

function Slide({ slide }: { readonly slide: Slider }) {
  return (
    <Link to={slide.Path} prefetch="intent" className="slide">
      <Illustration name={slide.Illustration} />
      <span className="slide-text">
        <b>{slide.Title}</b>
        <span>{slide.Text}</span>
        <b>
          {slide.LinkText}
          <Icon name="arrowRight" />
        </b>
      </span>
    </Link>
  );
}
