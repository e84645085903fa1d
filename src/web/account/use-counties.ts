import { useEffect, useState } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { choicesOf } from '../form/list-choices.ts';
import { browserHttp } from '../http/browser-http.ts';

const none: readonly Choice[] = [];

/** The counties of a city. A list that cannot be loaded stays empty without a word. */
export function useCounties(city: string): readonly Choice[] {
  const [loaded, setLoaded] = useState<{ readonly city: string; readonly counties: readonly Choice[] }>();
  useEffect(() => {
    if (city === '') return;
    let wanted = true;
    void browserHttp.call('districts', { CityCode: city }).then((reply) => {
      if (wanted && reply?.Success) setLoaded({ city, counties: choicesOf(reply.Data) });
    });
    return () => {
      wanted = false;
    };
  }, [city]);
  return loaded?.city === city ? loaded.counties : none;
}
