import { useRef, useState } from 'react';
import type { Slider } from '#contracts/calls/content.ts';
import { homeTexts } from '#messages/pages.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PageWidth } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { SlideButton } from './slide-button.tsx';

/** Slides by native scrolling; the buttons only help along. Nothing moves by itself. */
export function Slides({ slides }: { readonly slides: readonly Slider[] }) {
  const track = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const [ends, setEnds] = useState({ start: true, end: false });
  if (slides.length === 0) return null;

  function onScroll() {
    if (!track.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = track.current;
    setEnds({ start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 });
  }
  const move = (direction: 1 | -1) => () =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.9, behavior: 'smooth' });

  return (
    <section aria-label={homeTexts.slides} className="pt-12 desktop:pt-18">
      <PageWidth>
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-h2">{homeTexts.slides}</h2>
          <div className={hydrated ? 'flex gap-2' : 'invisible flex gap-2'}>
            <SlideButton label={homeTexts.previousSlide} icon="chevronLeft" disabled={ends.start} onPress={move(-1)} />
            <SlideButton label={homeTexts.nextSlide} icon="chevronRight" disabled={ends.end} onPress={move(1)} />
          </div>
        </div>
        <ul ref={track} onScroll={onScroll} className="slides">
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
      <Illustration name={slide.Illustration} className="w-36 shrink-0 desktop:w-44" />
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
