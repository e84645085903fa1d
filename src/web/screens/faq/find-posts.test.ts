import { expect, test } from 'vitest';
import { findPosts, groupPosts } from './find-posts.ts';

const post = (Id: string, Category: string, Question: string) => ({
  Id,
  Category,
  CategoryTitle: Category,
  Question,
  AnswerHtml: '<p>Cayma süresi <strong>14 gündür</strong>.</p>',
});
const posts = [
  post('1', 'dask', 'Iğdır’daki evim için DASK gerekir mi?'),
  post('2', 'kasko', 'Muafiyet nedir?'),
  post('3', 'dask', 'İndirim var mı?'),
];
const idsFor = (typed: string) => findPosts(posts, typed).map(({ Id }) => Id);

test.each([
  ['igdir', ['1']],
  ['IĞDIR dask', ['1']],
  ['INDIRIM', ['3']],
  ['14 gundur', ['1', '2', '3']],
  ['  ', ['1', '2', '3']],
  ['strong', []],
  ['zzz', []],
])('searching %j finds %j', (typed, ids) => expect(idsFor(typed)).toEqual(ids));

test('posts are grouped in the order of their categories', () => {
  expect(groupPosts(posts).map(({ category, posts: members }) => [category, members.length])).toEqual([
    ['dask', 2],
    ['kasko', 1],
  ]);
});
