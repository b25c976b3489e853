import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons.ts';
import {
  CarouselBar,
  CarouselDot,
  CarouselPause,
  CarouselRoot,
  CarouselSlide,
  CarouselTrack,
  CarouselView,
} from './Carousel.styles.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface CarouselSlideOf {
  key: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Name of the carousel: "Teachers of the week". */
  label: string;
  slides: readonly CarouselSlideOf[];
  /** How many stand side by side. */
  perView?: 1 | 2 | 3 | 4;
  previousLabel: string;
  nextLabel: string;
  /** Name of a slide and of its dot: "2 of 5". */
  slideLabel: (at: number, count: number) => string;
  /**
   * Goes on by itself every `interval` ms, five seconds or more; not under the pointer or the focus, nor under reduced
   * motion, and a button stops it.
   */
  autoplay?: { interval: number; pauseLabel: string; playLabel: string };
}

/** A row of pictures or cards, some at a time: arrows, dots, a swipe, the keyboard. */
export function Carousel({
  label,
  slides,
  perView = 1,
  previousLabel,
  nextLabel,
  slideLabel,
  autoplay,
}: CarouselProps) {
  const [view, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 1,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [at, setAt] = useState(0);
  const [stops, setStops] = useState(1);
  const [isAttended, setIsAttended] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (!embla) return undefined;
    const look = () => {
      setAt(embla.selectedScrollSnap());
      setStops(embla.scrollSnapList().length);
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  const advance = useCallback(() => {
    if (!embla) return;
    if (embla.canScrollNext()) embla.scrollNext();
    else embla.scrollTo(0);
  }, [embla]);
  useAutoplay(autoplay?.interval, !isAttended && !isPaused, advance);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => embla?.scrollPrev(),
    ArrowRight: () => embla?.scrollNext(),
    Home: () => embla?.scrollTo(0),
    End: () => embla?.scrollTo(stops - 1),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    // A field in a slide keeps its arrows.
    if (!action || event.target !== event.currentTarget) return;
    event.preventDefault();
    action();
  };

  const isVisible = (slide: number) => slide >= at && slide < at + perView;
  return (
    <CarouselRoot
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setIsAttended(true)}
      onPointerLeave={() => setIsAttended(false)}
      onFocus={() => setIsAttended(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsAttended(false);
      }}
    >
      {/* A fieldset is for fields. */}
      <CarouselView ref={view} role="group" aria-label={label} tabIndex={0} onKeyDown={handleKeyDown}>
        <CarouselTrack style={{ '--slide': `${100 / perView}%` }}>
          {slides.map((slide, place) => (
            <CarouselSlide
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={slideLabel(place + 1, slides.length)}
              inert={!isVisible(place)}
            >
              {slide.content}
            </CarouselSlide>
          ))}
        </CarouselTrack>
      </CarouselView>
      {stops > 1 && (
        <CarouselBar>
          <IconButton
            size="small"
            label={previousLabel}
            icon={<ChevronLeftIcon aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => embla?.scrollPrev()}
          />
          {Array.from({ length: stops }, (_, stop) => (
            <CarouselDot
              key={stop}
              type="button"
              aria-label={slideLabel(stop + 1, stops)}
              aria-current={stop === at}
              onClick={() => embla?.scrollTo(stop)}
            />
          ))}
          <IconButton
            size="small"
            label={nextLabel}
            icon={<ChevronRightIcon aria-hidden="true" />}
            disabled={at === stops - 1}
            onClick={() => embla?.scrollNext()}
          />
          {autoplay && (
            <CarouselPause>
              <IconButton
                size="small"
                label={isPaused ? autoplay.playLabel : autoplay.pauseLabel}
                icon={isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
                onClick={() => setIsPaused(!isPaused)}
              />
            </CarouselPause>
          )}
        </CarouselBar>
      )}
    </CarouselRoot>
  );
}
