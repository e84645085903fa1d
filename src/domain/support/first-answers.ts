import { foldTurkish } from '../turkish-text.ts';

/** A question and its answer, as plain words. */
export type AnsweredQuestion = { readonly question: string; readonly topic: string; readonly answer: string };

/** Endings change what follows; the first letters of a Turkish word stay. */
const stemLetters = 5;
const leastLetters = 3;
/** How much more a word of the question tells than one of the answer. */
const weights = { question: 3, topic: 2, answer: 1 } as const;
/** Below this nothing is close enough to be worth a look. */
const leastScore = 6;

type Part = keyof typeof weights;
type Stems = Readonly<Record<Part, readonly string[]>>;

/** Questions with the beginnings of their words, made once for many searches. */
export type AnswerIndex<Question extends AnsweredQuestion> = readonly {
  readonly question: Question;
  readonly stems: Stems;
}[];

const wordsIn = (text: string) => foldTurkish(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that people write around what they mean. */
const filling = new Set(
  wordsIn(
    `acaba ama artık bana belki ben beni benim bir biri birkaç biz bize bizim böyle bu bunu bunun çok çünkü daha de değil
    diye edebilir ediyorum eder etmek fakat gibi göre hâlâ hangi hem hep her hiç için ile ise istemek istiyorum iyi
    kadar kez ki kim kolay lazım lütfen merhaba mı mi mu mü mıyım miyim musunuz mısınız misiniz nasıl ne neden nedir
    nerede nereden nereye niçin niye olan
    olarak oldu olduğu olması olmuyor olur olabilir olsun oluyor onu onun orada öyle rica sadece selam sonra şey siz
    size sizden sizin şu tüm teşekkür teşekkürler üzere var veya ve ya yani yapabilir yapabilirim yapmak yaptım yardım yok
    zaman`,
  ),
);

function stemsOf(text: string): readonly string[] {
  const telling = wordsIn(text).filter((word) => word.length >= leastLetters && !filling.has(word));
  return [...new Set(telling.map((word) => word.slice(0, stemLetters)))];
}

/** Short words must be the same; of longer ones the shorter begins the other. */
function areAlike(one: string, other: string): boolean {
  if (one.length <= leastLetters || other.length <= leastLetters) return one === other;
  return one.startsWith(other) || other.startsWith(one);
}

const holds = (stems: readonly string[], stem: string) => stems.some((known) => areAlike(known, stem));

export function indexAnswers<Question extends AnsweredQuestion>(questions: readonly Question[]): AnswerIndex<Question> {
  return questions.map((question) => ({
    question,
    stems: {
      question: stemsOf(question.question),
      topic: stemsOf(question.topic),
      answer: stemsOf(question.answer),
    },
  }));
}

const parts = Object.keys(weights) as readonly Part[];
/** The most telling part of a question that holds a word. */
const partWith = (stems: Stems, stem: string) => parts.find((part) => holds(stems[part], stem));

/** One word alone says little among many. */
const leastShared = (told: number) => Math.min(2, told);

/**
 * The questions closest to what somebody writes, the closest first. A word tells the more the fewer questions hold it;
 * what shares words with an answer alone is about something else.
 */
export function firstAnswers<Question extends AnsweredQuestion>(
  index: AnswerIndex<Question>,
  written: string,
  most: number,
): readonly Question[] {
  const told = stemsOf(written).map((stem) => {
    const found = index.map(({ stems }) => partWith(stems, stem));
    return { found, rarity: Math.log(index.length / Math.max(1, found.filter(Boolean).length)) };
  });
  return index
    .map(({ question }, place) => {
      const shared = told.flatMap(({ found, rarity }) => {
        const part = found[place];
        return part ? [{ part, score: weights[part] * rarity }] : [];
      });
      return { question, shared, score: shared.reduce((sum, { score }) => sum + score, 0) };
    })
    .filter(({ shared }) => shared.length >= leastShared(told.length) && shared.some(({ part }) => part !== 'answer'))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ question }) => question);
}
