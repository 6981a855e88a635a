// The worker of records.ts.
import url from '@house?url';
import { answerWith } from './answering';

answerWith(url);
