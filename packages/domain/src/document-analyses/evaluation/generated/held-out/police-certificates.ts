import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import type { Draw } from '../random.ts'
import { dottedDay, longDay, slashedDay } from '../written.ts'

const clean = 'Says that no record was found'
const fresh = 'Was issued within 6 months'

function drawCertificate(draw: Draw) {
  const isOld = draw.share() < 0.3
  return {
    birth: draw.day('1970-01-13', '2002-12-31'),
    issued: isOld ? draw.day('2023-01-01', '2025-05-10') : draw.day('2025-06-01', '2025-11-15'),
    freshness: isOld ? ('partially_met' as const) : ('met' as const),
  }
}

export const heldOutPoliceCertificates: readonly Family[] = [
  {
    name: 'German certificate of conduct with labels',
    kind: 'police_certificate',
    language: 'de',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `Bundesamt für Justiz
Bonn

Führungszeugnis
über

Angaben zur Person
Geburtsname        ${$(family)}
Familienname       ${$(family)}
Vorname            ${$(given)}
Geburtsdatum       ${$(dottedDay(birth))}
Geburtsort         Leipzig
Staatsangehörigkeit deutsch
Anschrift          Lindenweg ${draw.int(1, 90)}, 04109 Leipzig

Inhalt: Keine Eintragung

Ausgestellt am ${$(dottedDay(issued))}
Dieses Führungszeugnis wurde maschinell erstellt und wird nicht unterschrieben.`,
        fields: { person: `${given} ${family}`, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met', [fresh]: freshness },
      }
    },
  },
  {
    name: 'British certificate of no trace',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `ACRO Criminal Records Office
POLICE CERTIFICATE
Surname                 ${$(family.toUpperCase())}
Forenames               ${$(given)}
Date of Birth           ${$(slashedDay(birth))}
Passport Number         ${draw.digits(9)}
Certificate Issue Date  ${$(longDay(issued, 'en-GB'))}

Following a search of the Police National Computer, on the basis of the details given above, the result is:

NO TRACE

This certificate does not include information held outside the United Kingdom.`,
        fields: { person: `${given} ${family.toUpperCase()}`, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met', [fresh]: freshness },
      }
    },
  },
  {
    name: 'English letter: no entries in the criminal register',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `MINISTRY OF JUSTICE
Department of the Criminal Register

EXTRACT FROM THE CRIMINAL REGISTER

It is hereby certified that, on the date of issue, there are no entries in the criminal register concerning
${$(who)}, born on ${$(longDay(birth, 'en-GB'))}.

Issued in Ljubljana on ${$(longDay(issued, 'en-GB'))}.
Authorised officer: Marko Zupan`,
        fields: { person: who, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met', [fresh]: freshness },
      }
    },
  },
  {
    name: 'French bulletin with nothing in it',
    kind: 'police_certificate',
    language: 'fr',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `MINISTÈRE DE LA JUSTICE
CASIER JUDICIAIRE NATIONAL
BULLETIN N° 3
Nom de naissance
${$(family.toUpperCase())}
Prénom(s)
${$(given)}
Né(e) le
${$(slashedDay(birth))}
Relevé des condamnations
- NÉANT -
Nantes, le ${$(longDay(issued, 'fr-FR'))}
Le magistrat chef du service`,
        fields: { person: `${given} ${family.toUpperCase()}`, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met', [fresh]: freshness },
      }
    },
  },
  {
    name: 'Spanish certificate of no antecedents',
    kind: 'police_certificate',
    language: 'es',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `MINISTERIO DE JUSTICIA
CERTIFICADO DE ANTECEDENTES PENALES

Nombre: ${$(given)}
Apellidos: ${$(family)}
Fecha de nacimiento: ${$(slashedDay(birth))}
Nº de documento: X${draw.digits(7)}L

CERTIFICA: Que consultadas las bases de datos del Registro Central de Penados, NO CONSTAN antecedentes penales
a nombre del interesado.

Fecha de expedición: ${$(slashedDay(issued))}`,
        fields: { person: `${given} ${family}`, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met', [fresh]: freshness },
      }
    },
  },
  {
    name: 'Brazilian certificate: nothing on record',
    kind: 'police_certificate',
    language: 'pt',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `POLÍCIA FEDERAL
CERTIDÃO DE ANTECEDENTES CRIMINAIS
A Polícia Federal CERTIFICA, após pesquisa no sistema, que, até a presente data, NÃO CONSTA condenação com trânsito em julgado
em nome de:
Nome: ${$(who)}
Data de nascimento: ${$(slashedDay(birth))}
Nacionalidade: BRASILEIRA
Certidão expedida em ${$(slashedDay(issued))} às 10h42.`,
        fields: { person: who, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met', [fresh]: freshness },
      }
    },
  },
  {
    name: 'Arabic certificate with an English name',
    kind: 'police_certificate',
    language: 'ar',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `وزارة الداخلية
شهادة حسن سيرة وسلوك
الاسم الكامل: ${$(who)}
تاريخ الميلاد: ${$(slashedDay(birth))}
لا توجد سوابق جنائية
تاريخ الإصدار: ${$(slashedDay(issued))}`,
        fields: { person: who, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met', [fresh]: freshness },
      }
    },
  },
  {
    name: 'English certificate that lists an offence',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const { birth, issued, freshness } = drawCertificate(draw)
      return {
        text: `NATIONAL POLICE SERVICE
CERTIFICATE OF CRIMINAL RECORD
Full name: ${$(who)}
DOB: ${$(longDay(birth, 'en-GB'))}
Reference: ${draw.digits(6)}

Our records disclose the following:
1. ${draw.pick(['Theft', 'Driving under the influence', 'Assault'])} - found guilty, District Court, 11 May 2012, fined.

Date: ${$(longDay(issued, 'en-GB'))}`,
        fields: { person: who, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'not_met', [fresh]: freshness },
      }
    },
  },
]
