import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { describe, expect, test } from 'vitest'
import { editorExtensions } from '../../web/areas/text/extensions.ts'
import { docxToHtml, toDocx } from '../../web/areas/text/docx.ts'
import { FileError, fileName, fileText, importFile, toMarkdown } from '../../web/areas/text/files.ts'
import { type Content, markedText, plainText, toHtml } from '../../web/areas/text/preview/content.ts'
import { readSource } from '../../web/areas/text/source-map.ts'

const schema = getSchema(editorExtensions())
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)
const read = async (name: string, ...parts: BlobPart[]) => {
  const imported = await importFile(file(name, ...parts))
  // Any input must become a valid document.
  Node.fromJSON(schema, imported.content).check()
  return { title: imported.title, text: plainText(imported.content), content: imported.content }
}
const faultOf = (name: string, ...parts: BlobPart[]) =>
  importFile(file(name, ...parts)).then(
    () => 'none',
    (error: unknown) => (error instanceof FileError ? error.problem : error),
  )
const text = (words: string, ...marks: string[]): Content => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }),
})
const p = (...content: Content[]): Content => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const doc = (...content: Content[]): Content => ({ type: 'doc', content })
const item = (...content: Content[]): Content => ({ type: 'listItem', content })

/** A GIF of one pixel. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='

const rich = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Plan')] },
  p(text('Bold', 'bold'), text(' & <plain>')),
  {
    type: 'bulletList',
    content: [item(p(text('one')), { type: 'bulletList', content: [item(p(text('deep')))] }), item(p(text('two')))],
  },
  { type: 'blockquote', content: [p(text('said'))] },
  { type: 'orderedList', attrs: { start: 3 }, content: [item(p(text('three'))), item(p(text('four')))] },
  p(text('line'), { type: 'hardBreak' }, text('end')),
)

describe('importing files', () => {
  test('keeps paragraphs and lists of plain text', async () => {
    const { title, text: found } = await read(
      'my_notes.TXT',
      'Use *args and snake_case <b> & #1.\r\nSecond line\r\n\r\n- buy milk\r\n- call *Ann*\r\n\r\n1. one\n2. two\n\n2026. A year',
    )
    expect(title).toBe('my notes')
    expect(found).toBe('Use *args and snake_case <b> & #1.\nSecond line\n\n- buy milk\n- call *Ann*\n\n1. one\n2. two\n\n2026. A year')
  })

  test('keeps tasks, footnotes, and pictures of Markdown, also through an export', async () => {
    const source = `- [ ] open task\n- [x] done task\n\nA claim.[^1] ![A harbor](harbor.png) ![A dot](${dot})\n\n[^1]: Its source.\n\n\`![x](y)\``
    const { text: found, content } = await read('a.md', source)
    expect(found).toBe('- [ ] open task\n- [x] done task\n\nA claim.[^1] ![A harbor](harbor.png) \n\n[^1]: Its source.\n\n![x](y)')
    expect(toHtml(content)).toContain(`<img src="${dot}" alt="A dot">`)
    const again = await read('b.md', fileText(content, 'md', ''))
    expect(again.content).toEqual(content)
  })

  test('pictures of other addresses stay as they are written, through import and export', async () => {
    const written = [
      '![a picture](https://example.com/x.png)',
      'Before ![a [small] *pic*ture](https://example.com/a_b_c(1).png?a=1&b=2&amp;c=*d* "Its title") and ![](www.example.com/y.png), after.',
      '[![badge](https://example.com/badge.svg)](https://example.com/)',
    ]
    const { text: found, content } = await read('a.md', written.join('\n\n'))
    expect(found).toBe([...written.slice(0, 2), '![badge](https://example.com/badge.svg)'].join('\n\n'))
    expect(fileText(content, 'md', '')).toBe(`${written.join('\n\n')}\n`)
    expect((await read('a.md', '![A harbor][1]\n\n[1]: https://example.com/x.png')).text).toBe('![A harbor](https://example.com/x.png)')
    expect((await read('a.md', 'A ![drawing](data:image/svg+xml;base64,PHN2Zy8+).')).text).toBe('A [drawing].')
  })

  test('tables, tasks, footnotes, and pictures survive Word and Markdown', async () => {
    const cell = (type: string, ...inside: Content[]): Content => ({ type, content: [p(...inside)] })
    const row = (...content: Content[]): Content => ({ type: 'tableRow', content })
    const task = (checked: boolean, words: string): Content => ({ type: 'taskItem', attrs: { checked }, content: [p(text(words))] })
    const whole = doc(
      p(text('Costs in May, as planned.'), text('[^1]'), text(' '), { type: 'image', attrs: { src: dot, alt: 'A dot' } }),
      {
        type: 'table',
        content: [
          row(cell('tableHeader', text('Name')), cell('tableHeader', text('Sum | total'))),
          row(cell('tableCell', text('Ada', 'bold'), { type: 'hardBreak' }, text('Byron')), cell('tableCell', text('12'))),
          row(cell('tableCell'), cell('tableCell', text('30'))),
        ],
      },
      { type: 'taskList', content: [task(false, 'open'), task(true, 'done')] },
      p(text('[^1]: The plan of April.')),
    )
    Node.fromJSON(schema, whole).check()
    const html = toHtml(whole)
    expect(await docxToHtml(await (await toDocx(whole, '')).arrayBuffer())).toBe(
      `<p>Costs in May, as planned.[^1] <img alt="A dot" src="${dot}" /></p>` +
        '<table><thead><tr><th><p>Name</p></th><th><p>Sum | total</p></th></tr></thead>' +
        '<tbody><tr><td><p><strong>Ada</strong><br />Byron</p></td><td><p>12</p></td></tr><tr><td></td><td><p>30</p></td></tr></tbody></table>' +
        '<ul><li>☐ open</li><li>☒ done</li></ul><p>[^1]: The plan of April.</p>',
    )
    expect(toHtml((await read('a.md', fileText(whole, 'md', ''))).content)).toBe(html)
    expect(markedText(whole)).toBe(readSource(Node.fromJSON(schema, whole)).text)
    expect(markedText(whole)).toContain('| Name | Sum | total |\n| --- | --- |\n| Ada Byron | 12 |\n|  | 30 |\n\n- [ ] open\n- [x] done')
  })

  test('a Word document keeps headings, lists, quotations, breaks, and formatting, in both directions', async () => {
    const html = await docxToHtml(await (await toDocx(rich, 'The plan')).arrayBuffer())
    expect(html).toBe(
      '<h1>The plan</h1><h2>Plan</h2><p><strong>Bold</strong> &amp; &lt;plain&gt;</p><ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>' +
        '<blockquote><p>said</p></blockquote><ol><li>three</li><li>four</li></ol><p>line<br />end</p>',
    )
    expect(await faultOf('broken.docx', 'not a ZIP file')).toBe('unreadable')
  })

  test('a Word document keeps code and horizontal rules, in both directions', async () => {
    const code = (lines: string): Content => ({ type: 'codeBlock', content: [text(lines)] })
    const technical = doc(
      p(text('Run '), text('npm  test', 'code'), text(' now.')),
      { type: 'horizontalRule' },
      code('if (a < b) {\n  run()\n\n}'),
      code('next'),
      p(text('The end.')),
    )
    const html = await docxToHtml(await (await toDocx(technical, '')).arrayBuffer())
    expect(html).toBe(
      '<p>Run <code>npm  test</code> now.</p><hr /><pre><code>if (a &lt; b) {\n  run()\n\n}</code></pre><pre><code>next</code></pre><p>The end.</p>',
    )
  })

  test('keeps the alignment of a Markdown table', async () => {
    const table = '| Name | Sum | Note | Left |\n| --- | ---: | :---: | :--- |\n| Ada | 12 |  | a |'
    const { content } = await read('a.md', table)
    expect(fileText(content, 'md', '')).toBe(`${table}\n`)
    expect(toHtml(content)).toContain('<td align="right"><p>12</p></td>')
  })

  test('keeps rows of a Markdown table, and code that looks like one', async () => {
    const table = '| Name | Sum |\n|---|---:|\n| Ada | 12 |'
    const { text: found, content } = await read('a.md', `# Costs\r\n\r\nIn May:\n\n${table}\n\nThat is all.\n\n\`\`\`\n${table}\n\`\`\``)
    const rows = table.replace('|---|---:|', '| --- | --- |')
    expect(found).toBe(`In May:\n\n${rows}\n\nThat is all.\n\n${table}`)
    expect(content.content?.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph', 'codeBlock'])
    expect((await read('b.md', fileText(content, 'md', 'Costs'))).text).toBe(found)
  })

  test('continues a list item until the next one, with nested items', async () => {
    const { text: found } = await read('a.txt', 'To buy:\n- milk\n  and bread\n  * rye\n- tea\n3) first')
    expect(found).toBe('To buy:\n\n- milk and bread\n  - rye\n- tea\n\n3. first')
  })

  test('joins lines broken at a fixed width into one paragraph', async () => {
    const line = 'This line was broken by a program that fills seventy columns'
    expect((await read('a.txt', `${line}\n${line}\nand ends here.`)).text).toBe(`${line} ${line} and ends here.`)
  })

  test('keeps Markdown formatting, and uses the first heading as the title', async () => {
    const {
      title,
      text: found,
      content,
    } = await read('x.md', '# My plan\n\nSome **bold** words\n\n- [ ] a task\n- b\n\n![a picture](x.png)')
    expect([title, found]).toEqual(['My plan', 'Some bold words\n\n- [ ] a task\n\n- b\n\n![a picture](x.png)'])
    expect(toHtml(content)).toContain('<strong>bold</strong>')
  })

  test('removes the address of a script link', async () => {
    const { content } = await read('x.md', '[a](javascript:alert(1)) [b](https://example.com/?a=1&b=2)')
    expect(toHtml(content)).toBe('<p>a <a href="https://example.com/?a=1&amp;b=2">b</a></p>')
  })

  test('reads older encodings', async () => {
    expect((await read('a.txt', new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).text).toBe('café')
    expect((await read('a.txt', new Uint8Array([0xff, 0xfe, 0x68, 0, 0x69, 0]))).text).toBe('hi')
  })

  test('rejects unreadable files by name', async () => {
    expect(await faultOf('a.pdf', 'x')).toBe('kind')
    expect(await faultOf('README', 'x')).toBe('kind')
    expect(await faultOf('a.txt', 'x'.repeat(1_000_001))).toBe('size')
    expect(await faultOf('a.txt', 'word '.repeat(20_001))).toBe('length')
    expect(await faultOf('a.txt', ' \n \n')).toBe('empty')
    expect(await faultOf('a.md', '')).toBe('empty')
    expect(await faultOf('a.txt', new Uint8Array([0x89, 0x50, 0, 1]))).toBe('unreadable')
  })
})

describe('exporting files', () => {
  test('writes the text that runs read', () => {
    const node = Node.fromJSON(schema, rich)
    node.check()
    expect(markedText(rich)).toBe(readSource(node).text)
    expect(plainText(rich)).toBe(readSource(node).text.replace('## ', ''))
  })

  test('exports Markdown that imports unchanged', async () => {
    const { content } = await read('x.md', fileText(rich, 'md', ''))
    expect(toHtml(content)).toBe(toHtml(rich))
    expect(toMarkdown(doc(p(text('R&D is 3 < 4 > 2 &amp; <b>'))))).toBe('R&D is 3 < 4 > 2 &amp;amp; &lt;b>')
  })

  test('writes HTML with the title and without scripts', () => {
    const page = fileText(doc(p(text('<script>alert(1)</script>'))), 'html', 'A & B')
    expect(page).toContain('<title>A &amp; B</title>')
    expect(page).toContain('<h1>A &amp; B</h1>')
    expect(page).not.toContain('<script')
  })

  test('names files after the title, valid on every system', () => {
    expect(fileName('Q1/Q2: "plan"?', 'md')).toBe('Q1 Q2 plan.md')
    expect(fileName('../..', 'txt')).toBe('document.txt')
    expect(fileName('تقرير', 'html')).toBe('تقرير.html')
  })
})
